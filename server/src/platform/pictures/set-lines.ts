import type { Lettering } from './lettering.ts';

export interface SetLines {
  readonly lines: readonly string[];
  /** Pixels. */
  readonly size: number;
}

interface Box {
  readonly width: number;
  readonly lines: number;
  /** Tried one after the other, largest first. */
  readonly sizes: readonly number[];
}

/** A text broken into lines that fit, as large as it can be; what is too long even then ends in an ellipsis. */
export function setLines(letters: Lettering, text: string, box: Box): SetLines {
  const smallest = box.sizes.at(-1) ?? 16;
  for (const size of box.sizes) {
    const lines = broken(letters, text, size, box.width);
    if (lines.length <= box.lines && lines.every((line) => letters.width(line, size) <= box.width)) {
      return { lines, size };
    }
  }
  const lines = broken(letters, text, smallest, box.width).slice(0, box.lines);
  const cut = [...lines.slice(0, -1), `${lines.at(-1) ?? ''}…`];
  return { lines: cut.map((line) => shortened(letters, line, smallest, box.width)), size: smallest };
}

/** Between words only: a word that is wider than the line stays whole. */
function broken(letters: Lettering, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && letters.width(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function shortened(letters: Lettering, line: string, size: number, width: number): string {
  const all = [...line.replace(/…$/, '')];
  let kept = line;
  while (letters.width(kept, size) > width && all.length > 0) {
    all.pop();
    kept = `${all.join('').trimEnd()}…`;
  }
  return kept;
}
