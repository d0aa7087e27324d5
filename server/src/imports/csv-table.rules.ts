import type { FileProblemCode, RowProblem } from '@chalkline/contract/http/import.schema.ts';

export interface CsvRow {
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** A header for comparing: `Bib #` and `bib_number` are the same. */
export function plainHeader(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('#', 'number')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export interface FoundColumns<Column extends string> {
  /** Where each column stands; those that the file does not have are left out. */
  readonly at: ReadonlyMap<Column, number>;
  /** Positions of columns by no name that is known. */
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

/** A text for comparing names: case, accents and blanks do not matter. */
export function plainName(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
