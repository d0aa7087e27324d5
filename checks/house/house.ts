import { dirname } from 'node:path/posix';
import type { Finding } from './finding.ts';
import { isModule, type Module, parseModule } from './module.ts';

/** A file of the tree; `path` is relative to the root, `text` is empty for what is not text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The tree as rules see it. Fixtures create small ones from a few lines of text. */
export interface House {
  readonly files: readonly SourceFile[];
  /** The files with code in them, parsed. */
  readonly modules: readonly Module[];
  /** Every file and folder. */
  readonly paths: ReadonlySet<string>;
}

/** A rule is a pure function from the house to what is broken. */
export type Rule = (house: House) => readonly Finding[];

export function houseOf(files: readonly SourceFile[]): House {
  const paths = new Set<string>();
  for (const { path } of files) {
    for (let at = path; at !== '.' && !paths.has(at); at = dirname(at)) paths.add(at);
  }
  return { files, modules: files.filter(isModule).map(parseModule), paths };
}

/** A house with the given texts, for fixtures. */
export function houseWith(texts: Readonly<Record<string, string>>): House {
  return houseOf(Object.entries(texts).map(([path, text]) => ({ path, text })));
}

/** The line of the first `part`; 1 if there is none. */
export function lineOf(text: string, part: string): number {
  const at = text.indexOf(part);
  return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}
