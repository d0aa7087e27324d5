import type { FileProblemCode, RowProblem } from '@chalkline/contract/http/import.schema.ts';

export interface CsvRow {
  /** As in a spreadsheet: the header is row 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** A header for comparison: `Bib #` and `bib_number` are equal. */
export function plainHeader(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('#', 'number')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export interface FoundColumns<Column extends string> {
  /** The index of each column the file has. */
  readonly at: ReadonlyMap<Column, number>;
  /** Indexes of columns with unknown names. */
  readonly unknown: readonly number[];
  readonly problems: readonly RowProblem<FileProblemCode>[];
}

/** Finds columns by any of their names. Two columns for the same thing are a problem. */
export function findColumns<Column extends string>(
  header: readonly string[],
  names: Readonly<Record<Column, readonly string[]>>,
): FoundColumns<Column> {
  const at = new Map<Column, number>();
  const unknown: number[] = [];
  const problems: RowProblem<FileProblemCode>[] = [];
  for (const [index, text] of header.entries()) {
    const column = columnNamed(plainHeader(text), names);
    if (column === undefined) unknown.push(index);
    else if (at.has(column))
      problems.push(rowProblemOf(1, text, 'column_twice', 'This column is there twice. Remove one.'));
    else at.set(column, index);
  }
  return { at, unknown, problems };
}

function columnNamed<Column extends string>(
  plain: string,
  names: Readonly<Record<Column, readonly string[]>>,
): Column | undefined {
  return (Object.keys(names) as Column[]).find((column) => names[column].includes(plain));
}

export function rowProblemOf<Code extends string>(
  row: number,
  column: string | null,
  code: Code,
  message: string,
): RowProblem<Code> {
  return { row, column, code, message };
}

/** A text for comparing names, ignoring case, accents and whitespace. */
export function plainName(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
