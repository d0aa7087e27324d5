import type { BoardCell, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { PublishedScore, PublishedStanding, ResultFolder } from './result-folder.rules.ts';

export interface ResultDifference {
  /** `scores.csv, line 12`. */
  readonly line: string;
  /** `w03, a00017`, or `overall, a00017`. */
  readonly where: string;
  /** `place 4 is published, place 5 came out`. */
  readonly what: string;
  /** Why the published figure is known to be odd; empty where nobody knows. */
  readonly known: string;
}

export interface Comparison {
  /** Figures that were compared. */
  readonly figures: number;
  readonly differences: readonly ResultDifference[];
  /** Cells that are marked as odd and came out as published. */
  readonly agreeing: readonly string[];
}

/** Sums of many parts may differ in the last of three decimals. */
const exact = 0.0005;

/** Compares every place, point and total that was published with the board, on which entries are found by bib. */
export function compareResults(
  folder: ResultFolder,
  rows: readonly BoardRow[],
  bibs: ReadonlyMap<string, number>,
): Comparison {
  const byBib = new Map(rows.map((row) => [row.bib, row]));
  const rowOf = new Map([...bibs].map(([entry, bib]) => [entry, byBib.get(bib)]));
  const at = new Map(folder.competition.workouts.map(({ id }, index) => [id, index]));
  const differences: ResultDifference[] = [];
  const agreeing: string[] = [];
  let figures = 0;
  const note = ({ line, where, known }: Omit<ResultDifference, 'what'>, pairs: readonly Pair[]) => {
    const compared = pairs.filter(({ published }) => published !== undefined);
    figures += compared.length;
    const differing = compared.filter(isDifferent);
    differences.push(...differing.map((pair) => ({ line, where, what: differenceText(pair), known })));
    if (known !== '' && differing.length === 0) agreeing.push(where);
  };
  for (const cell of folder.scores) {
    const found = rowOf.get(cell.entry)?.cells[at.get(cell.workout) ?? -1];
    const where = `${cell.workout}, ${cell.entry}`;
    const line = `scores.csv, line ${cell.line}`;
    note({ line, where, known: cell.knownDifference }, cellPairs(cell, found));
  }
  for (const standing of folder.standings) {
    const where = `overall, ${standing.entry}`;
    const line = `overall.csv, line ${standing.line}`;
    note({ line, where, known: standing.knownDifference }, overallPairs(standing, rowOf.get(standing.entry)));
  }
  return { figures, differences, agreeing };
}

interface Pair {
  readonly figure: string;
  /** undefined: nothing was published to compare with. */
  readonly published: number | null | undefined;
  readonly own: number | null;
}

function cellPairs({ mark, place, points }: PublishedScore, found: BoardCell | undefined): Pair[] {
  // Who takes no part has neither; what is left empty otherwise was not published.
  const nothing = mark === 'out' ? null : undefined;
  return [
    { figure: 'place', published: place ?? nothing, own: found?.place ?? null },
    { figure: 'points', published: points ?? undefined, own: found?.points ?? null },
  ];
}

function overallPairs({ status, place, total }: PublishedStanding, row: BoardRow | undefined): Pair[] {
  const isOut = status === 'OUT' || status === 'DQ';
  return [
    { figure: 'place', published: place ?? (isOut ? null : undefined), own: row?.place ?? null },
    { figure: 'total', published: total ?? undefined, own: row?.total ?? null },
  ];
}

function isDifferent({ published, own }: Pair): boolean {
  if (typeof published !== 'number' || own === null) return published !== own;
  return Math.abs(published - own) > exact;
}

function differenceText({ figure, published, own }: Pair): string {
  const shown = (value: number | null | undefined) =>
    typeof value === 'number' ? `${figure} ${value}` : `no ${figure}`;
  return `${shown(published)} is published, ${shown(own)} came out`;
}
