/** A short name of what is long: what differs has another, but for one in 2⁵³. */

/** @returns cyrb53 of the text, which isn't cryptography */
export function digest(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    one = Math.imul(one ^ sign, 2654435761);
    two = Math.imul(two ^ sign, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}
