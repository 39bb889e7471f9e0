// Makes `src/embed/adapters/sodium-code.ts`: of libsodium's WebAssembly the functions that a table calls, and what those call. The package's
// module has 710 exports; a table needs 21. Every function that stays is byte for byte the package's; those that nothing can reach become
// `unreachable`, so that all numbers stay as they are. Usage, after another version was installed: node scripts/sodium-code.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What `sodium-calls.ts` calls, by libsodium's own names. */
export const WANTED = [
  'malloc',
  'free',
  'sodium_init',
  'crypto_sign_seed_keypair',
  'crypto_sign_detached',
  'crypto_sign_verify_detached',
  'crypto_core_ed25519_is_valid_point',
  'crypto_hash_sha256',
  'crypto_aead_xchacha20poly1305_ietf_encrypt',
  'crypto_aead_xchacha20poly1305_ietf_decrypt',
  'crypto_pwhash',
  'crypto_scalarmult_ristretto255',
  'crypto_scalarmult_ristretto255_base',
  'crypto_core_ristretto255_is_valid_point',
  'crypto_core_ristretto255_add',
  'crypto_core_ristretto255_sub',
  'crypto_core_ristretto255_from_hash',
  'crypto_core_ristretto255_scalar_reduce',
  'crypto_core_ristretto255_scalar_add',
  'crypto_core_ristretto255_scalar_sub',
  'crypto_core_ristretto255_scalar_mul',
  'crypto_core_ristretto255_scalar_invert',
];

/** Numbers of sections and kinds, as the specification of WebAssembly has them. */
const SECTION = { custom: 0, type: 1, import: 2, function: 3, export: 7, start: 8, element: 9, code: 10 };
const require = createRequire(import.meta.url);
const FOLDER = dirname(dirname(require.resolve('libsodium-sumo')));
const { version: VERSION } = JSON.parse(readFileSync(join(FOLDER, '../package.json'), 'utf8'));

const FUNCTION = 0;
const MEMORY = 2;

/** The package's module, and by libsodium's names what its exports are called in it. */
export function packaged() {
  const text = readFileSync(join(FOLDER, 'modules-sumo-esm/libsodium-sumo.mjs'), 'utf8');
  const wasm = Buffer.from(/"(AGFzbQ[A-Za-z0-9+/=]{5000,})"/.exec(text)[1], 'base64');
  const names = new Map([...text.matchAll(/\._(\w+)=\w+\.([\w$]+)(?=[,}])/g)].map(([, name, short]) => [name, short]));
  return { wasm, names };
}

/** Reads numbers and runs of bytes one after the other. */
class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }
  byte() {
    if (this.at >= this.bytes.length) throw new Error('the module ends early');
    return this.bytes[this.at++];
  }
  /** LEB128. */
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  }
  run(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
  list(one) {
    return Array.from({ length: this.number() }, () => one());
  }
}

/** What comes after an operation, of those that libsodium's module has: how many numbers, or how many bytes. */
function passOver(code, op) {
  const numbers = (n) => {
    for (let i = 0; i < n; i++) code.number();
  };
  if (op === 0x02 || op === 0x03 || op === 0x04) return numbers(1); // block, loop, if
  if (op === 0x0c || op === 0x0d) return numbers(1); // br, br_if
  if (op === 0x0e) return numbers(code.number() + 1); // br_table
  if (op >= 0x20 && op <= 0x24) return numbers(1); // locals, globals
  if (op >= 0x28 && op <= 0x3e) return numbers(2); // loads, stores
  if (op === 0x3f || op === 0x40) return numbers(1); // memory.size, memory.grow
  if (op === 0x41 || op === 0x42) return numbers(1); // i32.const, i64.const
  if (op === 0x43) return void code.run(4);
  if (op === 0x44) return void code.run(8);
  if (op === 0x00 || op === 0x01 || op === 0x05 || op === 0x0b || op === 0x0f || op === 0x1a || op === 0x1b)
    return undefined; // unreachable, nop, else, end, return, drop, select
  if (op >= 0x45 && op <= 0xc4) return undefined; // comparing, reckoning, converting
  if (op === 0xfc) {
    const more = code.number();
    if (more <= 7) return undefined; // saturating conversions
    if (more === 10) return numbers(2); // memory.copy
    if (more === 11) return numbers(1); // memory.fill
  }
  throw new Error(`an operation that isn't known here: ${op.toString(16)}`);
}

/** Functions and, by type, tables that a body calls. */
function callsOf(body) {
  const code = new Reader(body);
  code.list(() => [code.number(), code.byte()]);
  const calls = [];
  const indirect = [];
  while (code.at < body.length) {
    const op = code.byte();
    if (op === 0x10) calls.push(code.number());
    else if (op === 0x11) {
      indirect.push(code.number());
      code.number();
    } else passOver(code, op);
  }
  return { calls, indirect };
}

const leb = (value) => {
  const bytes = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    bytes.push((rest % 128) | (rest >= 128 ? 0x80 : 0));
    if (rest < 128) return bytes;
  }
};
const sized = (bytes) => Buffer.concat([Buffer.from(leb(bytes.length)), bytes]);

function sectionsOf(wasm) {
  const reader = new Reader(wasm, 8);
  const sections = [];
  while (reader.at < wasm.length) {
    const id = reader.byte();
    sections.push({ id, bytes: reader.run(reader.number()) });
  }
  return sections;
}

/** Of an import that is a function its type; this module imports nothing else. */
function importOf(reader) {
  reader.run(reader.number());
  reader.run(reader.number());
  if (reader.byte() !== FUNCTION) throw new Error('something else than a function is imported');
  return reader.number();
}

/** Numbers of the functions in the table, of segments in their plainest form. */
function tableOf(reader) {
  return reader
    .list(() => {
      if (reader.number() !== 0) throw new Error('a segment of another form');
      while (reader.byte() !== 0x0b);
      return reader.list(() => reader.number());
    })
    .flat();
}

/** A module in parts: what is looked at here, by name. */
export function partsOf(wasm) {
  const sections = sectionsOf(wasm);
  const read = (id) => new Reader(sections.find((one) => one.id === id)?.bytes ?? Buffer.from([0]));
  const [types, imports, functions, elements, exported, code] = [
    'type',
    'import',
    'function',
    'element',
    'export',
    'code',
  ].map((name) => read(SECTION[name]));
  const shapes = types.list(() => {
    const from = types.at;
    types.byte();
    types.list(() => types.byte());
    types.list(() => types.byte());
    return types.bytes.subarray(from, types.at).toString('hex');
  });
  const importTypes = imports.list(() => importOf(imports));
  return {
    sections,
    shapes,
    imported: importTypes.length,
    typeOf: [...importTypes, ...functions.list(() => functions.number())],
    table: tableOf(elements),
    exports: exported.list(() => ({
      name: exported.run(exported.number()).toString(),
      kind: exported.byte(),
      index: exported.number(),
    })),
    bodies: code.list(() => code.run(code.number())),
  };
}

/** Numbers of all functions that can run when one of these is called: through the table, all of a type that is called so. */
function reachable({ shapes, imported, typeOf, table, bodies }, roots) {
  const found = new Set(roots);
  for (const index of found) {
    if (index < imported) continue;
    const { calls, indirect } = callsOf(bodies[index - imported]);
    calls.forEach((one) => found.add(one));
    for (const type of indirect) for (const one of table) if (shapes[typeOf[one]] === shapes[type]) found.add(one);
  }
  return found;
}

const NOTHING = Buffer.from([0x00, 0x00, 0x0b]);

/** The smaller module. Its exports have libsodium's own names, and `memory`. */
export function reduced({ wasm, names }) {
  const parts = partsOf(wasm);
  const { sections, exports, imported, bodies } = parts;
  if (sections.some(({ id }) => id === SECTION.start)) throw new Error('the module starts something by itself');
  const kept = WANTED.map((name) => {
    const one = exports.find((each) => each.name === names.get(name) && each.kind === FUNCTION);
    if (!one) throw new Error(`the package has no ${name}`);
    return { name, kind: FUNCTION, index: one.index };
  });
  const alive = reachable(
    parts,
    kept.map(({ index }) => index),
  );
  const memory = { ...exports.find(({ kind }) => kind === MEMORY), name: 'memory' };
  const made = {
    [SECTION.export]: [...kept, memory].map(({ name, kind, index }) =>
      Buffer.concat([sized(Buffer.from(name)), Buffer.from([kind, ...leb(index)])]),
    ),
    [SECTION.code]: bodies.map((body, i) => sized(alive.has(i + imported) ? body : NOTHING)),
  };
  return Buffer.concat([
    wasm.subarray(0, 8),
    ...sections
      .filter(({ id }) => id !== SECTION.custom)
      .map(({ id, bytes }) => {
        const list = made[id];
        const written = list ? Buffer.concat([Buffer.from(leb(list.length)), ...list]) : bytes;
        return Buffer.concat([Buffer.from([id]), sized(written)]);
      }),
  ]);
}

/** The source file that holds it. */
export const sourceOf = (module) => `/**
 * libsodium ${VERSION} (ISC licence, libsodium.org) as WebAssembly, in base64: what a table calls of it, and nothing else. Written by
 * scripts/sodium-code.mjs, which a test runs again.
 */
export const SODIUM_CODE =
  '${module.toString('base64')}';
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const module = reduced(packaged());
  writeFileSync('src/embed/adapters/sodium-code.ts', sourceOf(module));
  console.log(`${module.length} bytes of ${packaged().wasm.length}`);
}
