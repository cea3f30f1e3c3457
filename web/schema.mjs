// Makes the TypeScript types of the package `nimatron` from the schemas of `nimatron-api`, which the OpenAPI document is
// made of too: `cargo run -p nimatron-api --features openapi --example schema | node schema.mjs > nimatron/src/schema.ts`.

import { readFileSync } from 'node:fs';

const { kinds, schemas } = JSON.parse(readFileSync(0, 'utf8'));

const WIDTH = 120;

/** A comment of one line or several. */
function comment(text, indent) {
  if (!text) return '';
  // Links of rustdoc are only names here.
  const words = text.replaceAll(/\[(`[^`]*`)\]/g, '$1').replaceAll('*/', '* /').split(/\s+/);
  const lines = [''];
  for (const word of words) {
    const last = lines.length - 1;
    if (lines[last] && indent.length + lines[last].length + word.length + 4 > WIDTH) lines.push(word);
    else lines[last] += lines[last] ? ` ${word}` : word;
  }
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}

/** The fields of an object, one on each line. */
function fields({ properties, required = [] }, indent) {
  const line = ([name, schema]) => {
    const about = schema.description ?? schema.oneOf?.[0]?.description;
    const optional = required.includes(name) ? '' : '?';
    return `${comment(about, indent)}${indent}${name}${optional}: ${type(schema, indent)};\n`;
  };
  return Object.entries(properties).map(line).join('');
}

function union(types) {
  return [...new Set(types)].join(' | ');
}

/** A schema as a TypeScript type. */
function type(schema, indent) {
  if (schema === undefined || schema === true) return 'unknown';
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema.enum) return union(schema.enum.map((value) => `'${value}'`));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const any = schema.oneOf ?? schema.anyOf;
  if (any) return union(any.map((one) => type(one, indent)));
  if (schema.allOf) return schema.allOf.map((one) => type(one, indent)).join(' & ');
  if (Array.isArray(schema.type)) return union(schema.type.map((one) => type({ ...schema, type: one }, indent)));
  switch (schema.type) {
    case 'null':
      return 'null';
    case 'boolean':
      return 'boolean';
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
      return 'string';
    case 'array': {
      if (schema.prefixItems) return `[${schema.prefixItems.map((item) => type(item, indent)).join(', ')}]`;
      const item = type(schema.items, indent);
      return item.includes(' ') ? `(${item})[]` : `${item}[]`;
    }
    case 'object': {
      if (!schema.properties) return 'Record<string, unknown>';
      const open = schema.additionalProperties ? `${indent}  [field: string]: unknown;\n` : '';
      return `{\n${fields(schema, `${indent}  `)}${open}${indent}}`;
    }
    default:
      return 'unknown';
  }
}

let text = `// Made by web/schema.mjs from the schemas of nimatron-api, which the OpenAPI document is made of too. Do not edit.\n`;
for (const [name, schema] of Object.entries(schemas)) {
  const isInterface = schema.type === 'object' && schema.properties && !schema.additionalProperties;
  text += `\n${comment(schema.description, '')}`;
  text += isInterface ? `export interface ${name} {\n${fields(schema, '  ')}}\n` : `export type ${name} = ${type(schema, '')};\n`;
}
text += '\n/** Every kind of question, with the types of its fields and of its answer. */\nexport interface Questions {\n';
for (const [kind, [question, answer]] of Object.entries(kinds)) text += `  ${kind}: { question: ${question}; answer: ${answer} };\n`;
text += '}\n';
process.stdout.write(text);
