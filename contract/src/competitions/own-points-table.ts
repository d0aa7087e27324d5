/** What is wrong with a row of an own points table. */
export const tableProblems = {
  empty: 'The table is empty. Add a row.',
  unreadable: 'Each row is a place and its points, such as 1,100.',
  not_next_place: 'Places start at 1, with one row each.',
  points_invalid: 'Points go from 0 to 1,000,000, with at most three decimals.',
  points_rise: 'A lower place can’t have more points than a higher one.',
  too_long: 'A table can have up to 5,000 places.',
} as const;
export type TableProblem = keyof typeof tableProblems;

export interface TableRowProblem {
  /** Counted from 1, the heading included. */
  readonly row: number;
  readonly code: TableProblem;
  readonly message: string;
}

export type OwnTableReading =
  | { readonly kind: 'table'; readonly points: number[] }
  | { readonly kind: 'problems'; readonly problems: readonly TableRowProblem[] };

const mostPlaces = 5000;

/** Reads an own points table (`Rank,Points`, then a row for each place) and names each bad row. */
export function readOwnTable(csv: string): OwnTableReading {
  const rows = csv
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((text, index) => ({ row: index + 1, cells: text.split(/[,;\t]/).map(unquoted) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const isHeading = /^(rank|place)$/i.test(rows[0]?.cells[0] ?? '');
  const body = isHeading ? rows.slice(1) : rows;
  if (body.length === 0) return { kind: 'problems', problems: [problemAt(1, 'empty')] };
  const points: number[] = [];
  const problems: TableRowProblem[] = [];
  for (const { row, cells } of body.slice(0, mostPlaces)) {
    const problem = checkRow(cells, points);
    if (problem) problems.push(problemAt(row, problem));
    points.push(Number(cells[1]));
  }
  if (body.length > mostPlaces) problems.push(problemAt(body[mostPlaces]?.row ?? 0, 'too_long'));
  return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'table', points };
}

function checkRow(cells: readonly string[], before: readonly number[]): TableProblem | null {
  const [place = '', points = '', ...more] = cells;
  if (!/^\d+$/.test(place) || more.some((cell) => cell !== '')) return 'unreadable';
  if (Number(place) !== before.length + 1) return 'not_next_place';
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(points) || Number(points) > 1_000_000) return 'points_invalid';
  return Number(points) > (before.at(-1) ?? Infinity) ? 'points_rise' : null;
}

function problemAt(row: number, code: TableProblem): TableRowProblem {
  return { row, code, message: tableProblems[code] };
}

function unquoted(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
}
