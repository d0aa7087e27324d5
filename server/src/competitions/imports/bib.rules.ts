/** A bib as people write it: `15`, `#15`, `015`. null when it is none. */
export function readBib(text: string, largest: number): number | null {
  const digits = /^#?0*([1-9]\d{0,5})(?:\.0+)?$/.exec(text)?.[1];
  const bib = Number(digits ?? 0);
  return bib >= 1 && bib <= largest ? bib : null;
}
