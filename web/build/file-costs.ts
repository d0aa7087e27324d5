/** What one more file costs a screen, in characters of code that it loads without need. */
const fileCost = 45_000;

/** Keys that exactly the same openings need. */
export interface Layer {
  readonly openings: readonly number[];
  /** Those that are put into files. */
  readonly keys: string[];
  size: number;
  /** Of `keys` alone. */
  ownSize: number;
  readonly below: Set<Layer>;
}

export interface CodeFile {
  readonly layers: readonly Layer[];
  readonly ownSize: number;
  readonly size: number;
  readonly isFree: boolean;
  /** By opening: 1 where it is needed. */
  readonly isNeeded: Uint8Array;
  /** By opening: what it would load without need, would it load this file. */
  readonly waste: Float64Array;
}

/** The requests that joining files spares, less what it makes openings load without need. */
export function gainOf(files: readonly CodeFile[]): number {
  let gain = 0;
  const openings = files[0]?.isNeeded.length ?? 0;
  for (let index = 0; index < openings; index += 1) {
    let count = 0;
    let waste = 0;
    for (const file of files) {
      if (file.isNeeded[index]) count += 1;
      else waste += file.waste[index] ?? 0;
    }
    if (count > 0) gain += fileCost * (count - 1) - waste;
  }
  return gain;
}

/** By file, those that it needs. */
function linksOf(files: Iterable<CodeFile>): Map<CodeFile, Set<CodeFile>> {
  const fileWith = new Map<Layer, CodeFile>();
  for (const file of files) for (const layer of file.layers) fileWith.set(layer, file);
  const links = new Map<CodeFile, Set<CodeFile>>();
  for (const file of files) {
    const found = new Set<CodeFile>();
    for (const layer of file.layers) {
      for (const each of layer.below) {
        const other = fileWith.get(each);
        if (other && other !== file) found.add(other);
      }
    }
    links.set(file, found);
  }
  return links;
}

/** What all openings load: their files, with what those need. */
export function costOf(files: ReadonlySet<CodeFile>, openings: number): number {
  const list = [...files];
  const closures = closuresOf(list);
  const words = Math.ceil(list.length / 32);
  const loaded = new Uint32Array(words);
  let cost = 0;
  for (let opening = 0; opening < openings; opening += 1) {
    loaded.fill(0);
    for (const [index, file] of list.entries()) {
      // What is loaded already has brought along what it needs.
      if (file.isNeeded[opening] && !hasBit(loaded, index)) addBits(loaded, closures[index]);
    }
    for (let index = 0; index < list.length; index += 1) {
      if (hasBit(loaded, index)) cost += fileCost + (list[index]?.size ?? 0);
    }
  }
  return cost;
}

/** By file, a bit for each of the files that come with it. */
function closuresOf(list: readonly CodeFile[]): Uint32Array[] {
  const at = new Map(list.flatMap(({ layers }, index) => layers.map((layer) => [layer, index] as const)));
  const closures: Uint32Array[] = [];
  const close = (index: number): Uint32Array => {
    const known = closures[index];
    if (known) return known;
    const bits = new Uint32Array(Math.ceil(list.length / 32));
    closures[index] = bits;
    bits[index >> 5] = 1 << (index & 31);
    for (const layer of list[index]?.layers ?? []) {
      for (const each of layer.below) {
        const below = at.get(each);
        if (below !== undefined && !hasBit(bits, below)) addBits(bits, close(below));
      }
    }
    return bits;
  };
  for (const index of list.keys()) close(index);
  return closures;
}

const hasBit = (bits: Uint32Array, index: number) => (((bits[index >> 5] ?? 0) >>> (index & 31)) & 1) === 1;

function addBits(bits: Uint32Array, more: Uint32Array | undefined): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (more?.[word] ?? 0);
}

/** The two, and each file that one of them needs and that needs the other: left out, they would need each other. */
export function withBetween(a: CodeFile, b: CodeFile, files: ReadonlySet<CodeFile>): CodeFile[] {
  const links = linksOf(files);
  const within = (from: CodeFile, to: CodeFile): CodeFile[] => {
    const known = new Map<CodeFile, boolean>([[to, true]]);
    const reaches = (file: CodeFile): boolean => {
      const before = known.get(file);
      if (before !== undefined) return before;
      known.set(file, false);
      const does = [...(links.get(file) ?? [])].map(reaches).some((each) => each);
      known.set(file, does);
      return does;
    };
    reaches(from);
    return [...known].filter(([, does]) => does && known.get(from)).map(([file]) => file);
  };
  return [...new Set([a, b, ...within(a, b), ...within(b, a)])];
}
