// Puts the static site together: `node site.mjs PAGE PACKAGE SITE`. The page is the one that the server sends; what is
// added is the solver beside it, the policy that a server would send, and what makes the site work without a network.

import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const [page, solver, site] = process.argv.slice(2);

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const own = new URL('site/', import.meta.url).pathname;

rmSync(site, { recursive: true, force: true });
mkdirSync(join(site, 'nimatron'), { recursive: true });
for (const name of readdirSync(page)) copyFileSync(join(page, name), join(site, name));
copyFileSync(join(own, 'manifest.webmanifest'), join(site, 'manifest.webmanifest'));
const modules = readdirSync(solver).filter((name) => name.endsWith('.js') && !name.includes('node'));
const messages = readdirSync(solver).filter((name) => name.endsWith('.ftl'));
for (const name of [...modules, ...messages, 'nimatron_bg.wasm']) copyFileSync(join(solver, name), join(site, 'nimatron', name));

// The browser may fetch the solver while it reads the page's script.
const early = modules.filter((name) => !['host.js', 'schema.js', 'serve.js', 'worker.js'].includes(name));
const head = [
  `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
  '<meta name="referrer" content="no-referrer" />',
  '<link rel="manifest" href="./manifest.webmanifest" />',
  '<link rel="preload" href="./nimatron/nimatron_bg.wasm" as="fetch" type="application/wasm" crossorigin />',
  ...early.map((name) => `<link rel="modulepreload" href="./nimatron/${name}" />`),
];
const html = readFileSync(join(page, 'index.html'), 'utf8')
  .replace('<html ', '<html data-solver="background" ')
  .replace(/(<meta charset[^>]*>)/, `$1\n    ${head.join('\n    ')}`);
writeFileSync(join(site, 'index.html'), html);

const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(join(site, '/').length))
  .sort();
const version = createHash('sha256');
for (const file of files) version.update(`${file}\n`).update(readFileSync(join(site, file)));
const kept = ['./', ...files.filter((file) => file !== 'index.html').map((file) => `./${file}`)];
const constants = `const VERSION = '${version.digest('hex').slice(0, 16)}';\nconst FILES = ${JSON.stringify(kept, null, 2)};\n`;
writeFileSync(join(site, 'service-worker.js'), constants + readFileSync(join(own, 'service-worker.js'), 'utf8'));

const sizes = [...files, 'service-worker.js'].map((file) => readFileSync(join(site, file)));
const kilobytes = (bytes) => `${Math.round(bytes / 1000)} KB`;
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const packed = sizes.map((bytes) => gzipSync(bytes, { level: 9 }).length);
const wasm = readFileSync(join(site, 'nimatron/nimatron_bg.wasm'));
console.log(`${sizes.length} files, ${kilobytes(sum(sizes.map((bytes) => bytes.length)))}, ${kilobytes(sum(packed))} gzip`);
console.log(`of them the solver: ${kilobytes(wasm.length)}, ${kilobytes(gzipSync(wasm, { level: 9 }).length)} gzip`);
