// Makes a WebAssembly module smaller on the wire: `node squeeze.mjs MODULE`. Equal functions are merged, and like functions are put
// beside each other, because gzip sees a repetition only within 32 KB: next comes the function of which most is there already. Where
// nothing is alike their names say which belong together; then the names are left out.

import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import binaryen from 'binaryen';

const [file] = process.argv.slice(2);
const before = readFileSync(file);

// What compilers of this year emit, and every browser of the last years reads.
const FEATURES = ['MutableGlobals', 'SignExt', 'NontrappingFPToInt', 'BulkMemory', 'BulkMemoryOpt', 'ReferenceTypes', 'Multivalue'];
const features = FEATURES.reduce((all, name) => all | binaryen.Features[name], 0);

/** Runs passes over a module; the names stay if they are needed once more. */
function run(bytes, passes, names) {
  binaryen.setDebugInfo(names);
  const module = binaryen.readBinary(bytes);
  module.setFeatures(features);
  module.runPasses(passes);
  const written = module.emitBinary();
  module.dispose();
  return Buffer.from(written);
}

/** A number in LEB128, and where it ends. */
function number(bytes, at) {
  for (let value = 0, shift = 0; ; shift += 7) {
    const byte = bytes[at];
    at += 1;
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return [value, at];
  }
}

function written(value) {
  const bytes = [];
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
  return Buffer.from([...bytes, value]);
}

/** The sections of a module: what they are, and where they lie. */
function* sections(bytes) {
  for (let at = 8; at < bytes.length; ) {
    const begin = at;
    const kind = bytes[at];
    const [size, start] = number(bytes, at + 1);
    at = start + size;
    const [length, name] = kind === 0 ? number(bytes, start) : [0, start];
    yield { kind, name: bytes.subarray(name, name + length).toString(), begin, start: name + length, end: at };
  }
}

/** The bytes of each function, in their order. */
function bodies(bytes) {
  const code = [...sections(bytes)].find(({ kind }) => kind === 10);
  const found = [];
  let [count, at] = number(bytes, code.start);
  for (; count > 0; count -= 1) {
    const [size, start] = number(bytes, at);
    found.push(bytes.subarray(start, start + size));
    at = start + size;
  }
  return found;
}

/** The names of the functions, by their indices. */
function names(bytes) {
  const section = [...sections(bytes)].find(({ name }) => name === 'name');
  const found = new Map();
  for (let at = section?.start ?? bytes.length; at < section?.end; ) {
    const kind = bytes[at];
    const [size, start] = number(bytes, at + 1);
    at = start + size;
    if (kind !== 1) continue;
    for (let [left, place] = number(bytes, start); left > 0; left -= 1) {
      const [index, afterIndex] = number(bytes, place);
      const [length, text] = number(bytes, afterIndex);
      found.set(index, bytes.subarray(text, text + length).toString());
      place = text + length;
    }
  }
  return found;
}

/** The module with other names for its functions. */
function renamed(bytes, named) {
  const text = (words) => Buffer.concat([written(Buffer.byteLength(words)), Buffer.from(words)]);
  const entries = [...named].sort(([a], [b]) => a - b).flatMap(([index, name]) => [written(index), text(name)]);
  const functions = Buffer.concat([written(named.size), ...entries]);
  const content = Buffer.concat([text('name'), Buffer.from([1]), written(functions.length), functions]);
  const others = [...sections(bytes)].filter(({ name }) => name !== 'name').map(({ begin, end }) => bytes.subarray(begin, end));
  return Buffer.concat([bytes.subarray(0, 8), ...others, Buffer.from([0]), written(content.length), content]);
}

/** What functions have in common that are made from one generic function: the trait and the method, or the path without its types. */
function family(name) {
  const path = name.replace(/::h[0-9a-f]{16}$/, '');
  const [, trait] = / as (.*)/.exec(path) ?? [];
  return trait === undefined ? path : ` ${trait}`;
}

/** How long a piece of code is that two functions may have in common. */
const PIECE = 8;
/** What more functions have in common says nothing about them. */
const COMMON = 200;
/** How much is before a function that gzip still sees, with some to spare. */
const SEEN = 20_000;
/** The least part of a function that must be there already. */
const ALIKE = 0.02;

/** The pieces of each function that it has in common with some others, and the functions that have each piece. */
function pieces(code) {
  const having = new Map();
  const all = code.map((body, index) => {
    const own = new Set();
    for (let at = 0; at + PIECE <= body.length; at += 1) own.add(body.readUInt32LE(at) * 2 ** 21 + (body.readUInt32LE(at + 4) % 2 ** 21));
    for (const piece of own) {
      const others = having.get(piece);
      if (!others) having.set(piece, [index]);
      else if (others.length <= COMMON) others.push(index);
    }
    return own;
  });
  const tells = (piece) => having.get(piece).length > 1 && having.get(piece).length <= COMMON;
  return { having, own: all.map((own) => [...own].filter(tells)) };
}

/** The functions in an order in which each has much in common with those before it. The first of them stay where they are. */
function ordered(code, first, families) {
  const { having, own } = pieces(code);
  const shared = new Float64Array(code.length);
  const left = new Set(code.keys());
  const times = new Map();
  const order = [];
  let [oldest, seen] = [0, 0];
  const see = (piece, by) => {
    const before = times.get(piece) ?? 0;
    times.set(piece, before + by);
    if (before === 0 || before + by === 0) for (const index of having.get(piece)) shared[index] += by;
  };
  const put = (index) => {
    order.push(index);
    left.delete(index);
    seen += code[index].length;
    for (const piece of own[index]) see(piece, 1);
    for (; seen > SEEN && oldest < order.length - 1; oldest += 1) {
      seen -= code[order[oldest]].length;
      for (const piece of own[order[oldest]]) see(piece, -1);
    }
  };
  for (let index = 0; index < first; index += 1) put(index);
  let next = 0;
  while (left.size > 0) {
    let [best, most] = [-1, ALIKE];
    for (const index of left) {
      const part = shared[index] / (code[index].length + 20);
      if (part > most) [best, most] = [index, part];
    }
    while (best < 0 && !left.has(families[next])) next += 1;
    put(best < 0 ? families[next] : best);
  }
  return order;
}

const merged = run(before, ['duplicate-function-elimination', 'optimize-instructions', 'precompute', 'remove-unused-brs', 'remove-unused-names', 'merge-blocks', 'vacuum', 'duplicate-function-elimination', 'reorder-functions'], true);
const known = names(merged);
const code = bodies(merged);
const imported = Math.max(...known.keys()) + 1 - code.length;
// Those that are called most come first: a call of them is a byte shorter.
const SHORT = 128 - imported;
const families = code.map((body, i) => ({ index: i, size: body.length, family: family(known.get(imported + i) ?? '') }));
families.sort((a, b) => (a.family < b.family ? -1 : a.family > b.family ? 1 : a.size - b.size || a.index - b.index));
const places = ordered(code, SHORT, families.map(({ index }) => index));
const order = new Map(places.map((index, place) => [imported + index, `f${String(place).padStart(6, '0')}`]));
for (let index = 0; index < imported; index += 1) order.set(index, `_${index}`);
const after = run(renamed(merged, order), ['reorder-functions-by-name'], false);
writeFileSync(file, after);
const kilobytes = (bytes) => `${Math.round(bytes.length / 1000)} KB, ${Math.round(gzipSync(bytes, { level: 9 }).length / 1000)} KB gzip`;
console.log(`${code.length} functions: ${kilobytes(renamed(before, new Map()))}; squeezed: ${kilobytes(after)}`);
