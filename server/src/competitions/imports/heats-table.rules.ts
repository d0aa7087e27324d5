import type { HeatRowProblem } from '@chalkline/contract/competitions/import.schema.ts';
import { type CsvTable, findColumns, rowProblemOf } from '../../imports/csv-table.rules.ts';
import { athleteColumns } from './athlete-columns.rules.ts';
import type { AthleteCells, AthleteHeaders } from './scored-entry.rules.ts';

/** A lane as the file has it, not yet looked up. */
export interface HeatLine extends AthleteCells {
  readonly heat: string;
  readonly lane: string;
}

export interface HeatsTable {
  readonly lines: readonly HeatLine[];
  readonly problems: readonly HeatRowProblem[];
  readonly ignoredColumns: readonly string[];
  readonly headers: AthleteHeaders & { readonly heat: string; readonly lane: string };
}

const columnNames = {
  ...athleteColumns,
  heat: ['heat', 'heatnumber', 'heatno'],
  lane: ['lane', 'lanenumber', 'laneno', 'station'],
} as const;

/** One row per lane. Rows without an athlete are empty lanes. */
export function readHeatsTable(table: CsvTable): HeatsTable {
  const { at, unknown, problems: twice } = findColumns(table.header, columnNames);
  const headerOf = (column: keyof typeof columnNames) => table.header[at.get(column) ?? -1] ?? null;
  const headers = {
    bib: headerOf('bib'),
    athlete: headerOf('name') ?? headerOf('lastName') ?? headerOf('firstName'),
    division: headerOf('division'),
    heat: headerOf('heat') ?? 'heat',
    lane: headerOf('lane') ?? 'lane',
  };
  const problems: HeatRowProblem[] = [...twice];
  for (const column of ['heat', 'lane'] as const) {
    if (at.has(column)) continue;
    const message = `The ${column} column is missing. Add one to the file.`;
    problems.push(rowProblemOf(1, null, 'column_missing', message));
  }
  if (headers.bib === null && headers.athlete === null) {
    const message = 'The bib or athlete name column is missing. Add one to the file.';
    problems.push(rowProblemOf(1, null, 'column_missing', message));
  }
  const ignoredColumns = unknown.flatMap((index) => table.header[index] || []);
  if (problems.length > 0) return { lines: [], problems, ignoredColumns, headers };
  const lines = table.rows.map(({ row, cells }) => {
    const cell = (column: keyof typeof columnNames) => cells[at.get(column) ?? -1] ?? '';
    const parted = `${cell('firstName')} ${cell('lastName')}`.trim();
    return {
      row,
      bib: cell('bib'),
      athlete: cell('name') || parted,
      division: cell('division'),
      heat: cell('heat'),
      lane: cell('lane'),
    };
  });
  return { lines, problems, ignoredColumns, headers };
}
