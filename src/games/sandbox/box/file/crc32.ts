/** The checksum of zip members (ISO 3309). fflate computes it when it writes, and doesn't tell how. */
const POLYNOMIAL = 0xedb8_8320;

const TABLE: Uint32Array = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = (c & 1) === 0 ? c >>> 1 : POLYNOMIAL ^ (c >>> 1);
  return c >>> 0;
});

/** @returns 32 bits, unsigned */
export function crc32(bytes: Uint8Array): number {
  let c = 0xffff_ffff;
  for (const byte of bytes) c = TABLE[(c ^ byte) & 0xff]! ^ (c >>> 8);
  return (c ^ 0xffff_ffff) >>> 0;
}
