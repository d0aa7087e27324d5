import { type CodeFile, costOf, gainOf, type Layer, withBetween } from './file-costs.ts';
import type { ModuleGraph } from './module-graph.ts';

/** No file has more characters of code: some 110 kB minified. */
const largestFile = 250_000;
/** Nor fewer, some 3 kB minified: the shell lists the names of all files. */
const smallestFile = 8000;
/** A screen has a file of its own from 1 kB minified: joined with another, it would load what that needs. */
const smallestScreen = 3000;
/** How many of the files that something tiny could join are compared exactly. */
const triedForTiny = 4;

/** What is loaded at once: a lazily loaded source, for some with what the shell loads beside it. */
export interface Opening {
  readonly root: string;
  readonly needed: ReadonlySet<string>;
}

/**
 * Puts keys into files: first those that exactly the same openings need; then, again and again, the two files are
 * joined that spare the most requests for what they make openings load without need. What only one source
 * needs stays with it, unless that is tiny. No two files need each other.
 */
export function filesOf(
  openings: readonly Opening[],
  graph: ModuleGraph,
  isFree: (key: string) => boolean,
): (readonly string[])[] {
  const layers = layersOf(openings, graph, isFree);
  const isOwn = ownOf(layers, openings);
  const files = new Set(
    layers.map((layer) => fileOf([layer], openings.length, layer.keys.length > 0 && !isOwn(layer))),
  );
  joinAlike(files, openings.length);
  joinTiny(files, openings.length);
  return [...files].filter((file) => file.isFree).map((file) => file.layers.flatMap(({ keys }) => keys));
}

function layersOf(openings: readonly Opening[], graph: ModuleGraph, isFree: (key: string) => boolean) {
  const users = new Map<string, number[]>();
  for (const [index, { needed }] of openings.entries()) {
    for (const key of needed) {
      const by = users.get(key);
      if (by) by.push(index);
      else users.set(key, [index]);
    }
  }
  const layers = new Map<string, Layer>();
  const layerOf = new Map<string, Layer>();
  for (const [key, by] of users) {
    const known = layers.get(by.join());
    const layer = known ?? { openings: by, keys: [], size: 0, ownSize: 0, below: new Set<Layer>() };
    if (!known) layers.set(by.join(), layer);
    layerOf.set(key, layer);
    layer.size += graph.sizeOf(key);
    if (!isFree(key)) continue;
    layer.keys.push(key);
    layer.ownSize += graph.sizeOf(key);
  }
  for (const [key, layer] of layerOf) {
    for (const each of graph.importsOf(key)) {
      const below = layerOf.get(each);
      if (below && below !== layer) layer.below.add(below);
    }
  }
  return [...layers.values()];
}

/** Says of a layer whether it stays with the one source that needs it. */
function ownOf(layers: readonly Layer[], openings: readonly Opening[]): (layer: Layer) => boolean {
  const rootOf = ({ openings: by }: Layer): string | undefined => {
    const [root, ...more] = new Set(by.map((index) => openings[index]?.root));
    return more.length === 0 ? root : undefined;
  };
  const sizes = new Map<string, number>();
  for (const layer of layers) {
    const root = rootOf(layer);
    if (root !== undefined) sizes.set(root, (sizes.get(root) ?? 0) + layer.size);
  }
  return (layer) => {
    const root = rootOf(layer) ?? '';
    return (sizes.get(root) ?? 0) >= (root.endsWith('.screen.tsx') ? smallestScreen : smallestFile);
  };
}

function fileOf(layers: readonly Layer[], openings: number, isFree: boolean): CodeFile {
  const isNeeded = new Uint8Array(openings);
  for (const layer of layers) for (const index of layer.openings) isNeeded[index] = 1;
  const waste = new Float64Array(openings);
  for (const layer of withBelow(layers)) {
    for (let index = 0; index < openings; index += 1) waste[index] = (waste[index] ?? 0) + layer.size;
    for (const index of layer.openings) waste[index] = (waste[index] ?? 0) - layer.size;
  }
  const ownSize = layers.reduce((sum, layer) => sum + layer.ownSize, 0);
  const size = layers.reduce((sum, layer) => sum + layer.size, 0);
  return { layers, ownSize, size, isFree, isNeeded, waste };
}

function withBelow(layers: readonly Layer[]): Set<Layer> {
  const found = new Set<Layer>();
  const add = (layer: Layer): void => {
    if (found.has(layer)) return;
    found.add(layer);
    for (const below of layer.below) add(below);
  };
  for (const layer of layers) add(layer);
  return found;
}

/** Joins the best two, and what is between them, for as long as that makes openings cheaper. */
function joinAlike(files: Set<CodeFile>, openings: number): void {
  const gains = new Map<CodeFile, Map<CodeFile, number>>();
  const note = (a: CodeFile): void => {
    const row = new Map<CodeFile, number>();
    for (const b of gains.keys()) {
      const gain = gainOf([a, b]);
      if (gain > 0) row.set(b, gain);
    }
    gains.set(a, row);
  };
  for (const file of files) if (file.isFree) note(file);
  let cost = costOf(files, openings);
  for (;;) {
    const pair = best(gains);
    if (!pair) return;
    const [a, b] = pair;
    gains.get(a)?.delete(b);
    const joined = joinedIn(files, a, b, openings);
    const then = joined ? costOf(joined.files, openings) : cost;
    if (!joined || then >= cost) continue;
    cost = then;
    for (const gone of joined.gone) {
      files.delete(gone);
      gains.delete(gone);
      for (const row of gains.values()) row.delete(gone);
    }
    files.add(joined.one);
    note(joined.one);
  }
}

/** Joins what is too small for a file of its own with what makes that the cheapest. */
function joinTiny(files: Set<CodeFile>, openings: number): void {
  const left = new Set<CodeFile>();
  for (;;) {
    const tiny = [...files].find((file) => file.isFree && file.ownSize < smallestFile && !left.has(file));
    if (!tiny) return;
    const others = [...files].filter((file) => file !== tiny && file.isFree);
    const choices = others
      .map((file) => ({ file, gain: gainOf([tiny, file]) }))
      .sort((a, b) => b.gain - a.gain)
      .slice(0, triedForTiny)
      .flatMap(({ file }) => joinedIn(files, tiny, file, openings) ?? [])
      .map((joined) => ({ joined, cost: costOf(joined.files, openings) }))
      .sort((a, b) => a.cost - b.cost);
    const chosen = choices[0]?.joined;
    if (!chosen) {
      left.add(tiny);
      continue;
    }
    for (const gone of chosen.gone) files.delete(gone);
    files.add(chosen.one);
  }
}

function joinedIn(files: ReadonlySet<CodeFile>, a: CodeFile, b: CodeFile, openings: number) {
  const gone = withBetween(a, b, files);
  const size = gone.reduce((sum, { ownSize }) => sum + ownSize, 0);
  if (size > largestFile || gone.some((file) => !file.isFree)) return undefined;
  const one = fileOf(
    gone.flatMap((file) => file.layers),
    openings,
    true,
  );
  return { gone, one, files: new Set([...files].filter((file) => !gone.includes(file)).concat(one)) };
}

function best(
  gains: ReadonlyMap<CodeFile, ReadonlyMap<CodeFile, number>>,
): readonly [CodeFile, CodeFile] | undefined {
  let found: readonly [CodeFile, CodeFile] | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [a, row] of gains) {
    for (const [b, gain] of row) {
      if (gain <= most) continue;
      most = gain;
      found = [a, b];
    }
  }
  return found;
}
