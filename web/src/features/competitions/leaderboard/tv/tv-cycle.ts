/** Rows that fit on a screen and can be read from ten meters. */
export const tvRows = 10;

/** Nobody in a hall waits for more pages of one division than this. */
const pagesAtMost = 5;

export interface TvMark {
  readonly divisionId: string;
  /** From 0. */
  readonly page: number;
}

/** How many pages of a division are shown. */
export function tvPages(rowCount: number): number {
  return Math.max(1, Math.min(pagesAtMost, Math.ceil(rowCount / tvRows)));
}

/** The page after this one: the division's next, then the next division's first. */
export function nextMark(
  { divisionId, page }: TvMark,
  pages: number,
  divisionIds: readonly string[],
): TvMark {
  if (page + 1 < pages) return { divisionId, page: page + 1 };
  const at = divisionIds.indexOf(divisionId);
  return { divisionId: divisionIds[(at + 1) % divisionIds.length] ?? divisionId, page: 0 };
}
