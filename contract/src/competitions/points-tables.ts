/**
 * The points tables of the field, each as runs of equal steps: the first place's points, then [step down,
 * until this place]. Places beyond a table get 0. `years` are the seasons a table was used in; the last
 * one is still in use. Of a season the smaller fields come first. Checked against the published points of those seasons.
 */
interface TableRuns {
  readonly name: string;
  readonly years: readonly [from: number, to: number];
  /** The largest field it serves. */
  readonly field: number;
  readonly first: number;
  readonly runs: readonly (readonly [step: number, untilPlace: number])[];
  /** `half` and `50pt` are asked for by name only. */
  readonly kind?: 'half' | '50pt';
}

const open = 9999;

// biome-ignore format: one table a line can be compared with the published ones
const tables: readonly TableRuns[] = [
  { name: '2023-10', years: [2023, open], field: 10, first: 100, runs: [[10, 10]] },
  { name: '2023-20', years: [2023, open], field: 20, first: 100, runs: [[5, 19], [10, 20]] },
  { name: '2023-30', years: [2023, open], field: 30, first: 100, runs: [[4, 14], [3, 30]] },
  { name: '2023-40', years: [2023, open], field: 40, first: 100, runs: [[3, 23], [2, 40]] },
  { name: '2023-60', years: [2023, open], field: 60, first: 100, runs: [[3, 13], [2, 30], [1, 60]] },
  { name: '2023-75', years: [2023, open], field: Infinity, first: 100, runs: [[2, 27], [1, 75]] },
  { name: '2019-5', years: [2019, 2022], field: 5, first: 100, runs: [[25, 2], [20, 5]] },
  { name: '2019-20', years: [2019, 2022], field: 20, first: 100, runs: [[5, 20]] },
  { name: '2019-30', years: [2019, 2022], field: 30, first: 100, runs: [[4, 13], [3, 30]] },
  { name: '2019-40', years: [2019, 2022], field: 40, first: 100, runs: [[3, 21], [2, 40]] },
  { name: '2019-50', years: [2019, 2022], field: 50, first: 100, runs: [[2, 50]] },
  { name: '2015-40', years: [2015, 2018], field: 40, first: 100, runs: [[6, 3], [4, 10], [2, 40]] },
  { name: '2015-40-half', years: [2015, 2018], field: 40, first: 50, runs: [[3, 3], [2, 10], [1, 40]], kind: 'half' },
  { name: '2011-57', years: [2011, 2014], field: Infinity, first: 100, runs: [[5, 6], [2, 30], [1, 57]] },
  { name: '2012-47-50pt', years: [2012, 2014], field: Infinity, first: 50, runs: [[2, 5], [1, 47]], kind: '50pt' },
  { name: '2026-30-50pt', years: [2026, open], field: 30, first: 50, runs: [[2, 22], [1, 30]], kind: '50pt' },
];

/** The names of the built-in tables, newest season first. */
export const builtInTableNames: readonly string[] = tables.map((table) => table.name);

/**
 * The points of a built-in table by place, best first; null when no table has the name. A name is year and
 * field (`2023-40`), perhaps with `-half` or `-50pt`. Every year of a season finds its season's table, and
 * a field finds the smallest table at least as large: `2021-38` is `2019-40`.
 */
export function builtInTable(name: string): readonly number[] | null {
  const asked = /^(\d{4})-(\d{1,4})(?:-(half|50pt))?$/.exec(name);
  if (!asked) return null;
  const [, year, field, kind] = asked;
  const table = suitingTable(Number(year), Number(field), kind);
  return table ? expand(table) : null;
}

/** The name of the table to propose for a planned field: the smallest at least as large; null if there is none. */
export function tableNameFor(year: number, plannedField: number): string | null {
  return suitingTable(year, plannedField)?.name ?? null;
}

function suitingTable(year: number, field: number, kind?: string): TableRuns | undefined {
  return tables.filter(isOf(year, kind)).find((table) => table.field >= field);
}

function isOf(year: number, kind?: string) {
  return (table: TableRuns) => table.kind === kind && table.years[0] <= year && year <= table.years[1];
}

function expand(table: TableRuns): readonly number[] {
  let last = table.first;
  const points = [last];
  for (const [step, untilPlace] of table.runs) {
    while (points.length < untilPlace) {
      last -= step;
      points.push(last);
    }
  }
  return points;
}
