export type Random = () => number;

/**
 * Repeatable numbers in [0, 1) from an id: FNV-1a over it, murmur's finish so that ids that differ in one
 * letter look unlike, then mulberry32.
 */
export function randomFrom(id: string): Random {
  let state = finish(fnv1a(id));
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  // The first two still resemble each other for near ids.
  next();
  next();
  return next;
}

/** FNV-1a, 32 bits, over the code points. */
export function fnv1a(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}

function finish(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 2246822507) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3266489909) >>> 0;
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
