// Checks that every message that the page asks for exists. Families such as `page-place-${name}` are checked by their beginning.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('.', import.meta.url).pathname;
const files = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
const sources = join(root, '../crates/nimatron/src');
const messages = [
  'report/en.ftl',
  'report/charts/en.ftl',
  'report/page/en.ftl',
  'report/arguments.ftl',
  'report/terms.ftl',
  'games/messages.ftl',
]
  .map((name) => readFileSync(join(sources, name), 'utf8'))
  .join('\n');
const known = new Set([...messages.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key));
const used = new Set();
const missing = [];
for (const file of files(join(root, 'src'))) {
  const source = readFileSync(file, 'utf8');
  for (const [, key] of source.matchAll(/'((?:page|title|table|explain|period|field|list|every|end|normal|misere|outcome)-[a-z0-9-]+)'/g)) {
    if (key.startsWith('nimatron-')) continue;
    used.add(key);
    if (!known.has(key)) missing.push(`${file}: ${key}`);
  }
  for (const [, start] of source.matchAll(/`((?:page|title)-[a-z0-9-]*)\$\{/g)) {
    const family = [...known].filter((key) => key.startsWith(start));
    family.forEach((key) => used.add(key));
    if (family.length === 0) missing.push(`${file}: ${start}…`);
  }
}
const idle = [...known].filter((key) => key.startsWith('page-') && !used.has(key) && key !== 'page-title');
if (missing.length > 0 || idle.length > 0) {
  console.error([...missing.map((key) => `missing: ${key}`), ...idle.map((key) => `never used: ${key}`)].join('\n'));
  process.exit(1);
}
console.log(`${used.size} messages`);
