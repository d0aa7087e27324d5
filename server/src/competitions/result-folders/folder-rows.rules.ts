/** A record of a table with the line of the file in which it begins. */
export interface FolderRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A row whose cells are found by the names of their columns. */
export interface FolderRow {
  readonly file: string;
  readonly line: number;
  readonly cell: (column: string) => string;
}

/** The columns that are read; others are left alone. */
export interface FolderColumns {
  readonly needed: readonly string[];
  readonly others: readonly string[];
}

/** `scores.csv, line 5, column 'place'`, as every sentence about a cell begins. */
export function whereIs({ file, line }: Pick<FolderRow, 'file' | 'line'>, column: string): string {
  return `${file}, line ${line}, column '${column}'`;
}

/** The rows below the header. A row of more or fewer cells would be read in the wrong columns: it is a fault. */
export function rowsOf(
  file: string,
  records: readonly FolderRecord[],
  columns: FolderColumns,
  faults: string[],
): FolderRow[] {
  const [header, ...rows] = records;
  const names = (header?.cells ?? []).map((name) => name.trim().toLowerCase());
  const missing = columns.needed.filter((name) => !names.includes(name));
  const twice = [...columns.needed, ...columns.others].filter(
    (name) => names.indexOf(name) !== names.lastIndexOf(name),
  );
  if (missing.length > 0) {
    const named = missing.map((name) => `'${name}'`).join(', ');
    faults.push(`${file}, line ${header?.line ?? 1}: there is no column ${named}.`);
  }
  for (const name of twice)
    faults.push(`${file}, line ${header?.line ?? 1}: column '${name}' is there twice.`);
  if (missing.length > 0 || twice.length > 0) return [];
  return rows.flatMap(({ line, cells }) => {
    if (cells.length !== names.length) {
      faults.push(`${file}, line ${line}: there are ${cells.length} cells, and ${names.length} columns.`);
      return [];
    }
    return [{ file, line, cell: (column: string) => (cells[names.indexOf(column)] ?? '').trim() }];
  });
}

/** One of the words that a column knows. */
export function wordIn<Known extends string>(
  known: readonly [Known, ...Known[]],
  text: string,
  row: FolderRow,
  column: string,
  faults: string[],
): Known {
  const found = known.find((one) => one.toLowerCase() === text.toLowerCase());
  if (found !== undefined) return found;
  const choices = known.filter((one) => one !== '').join(', ');
  faults.push(`${whereIs(row, column)}: '${text}' is none of ${choices}.`);
  return known[0];
}

/** A place from 1 on; null where none was given. */
export function placeIn(row: FolderRow, faults: string[]): number | null {
  const text = row.cell('place');
  if (text === '') return null;
  if (/^\d+(\.0+)?$/.test(text) && Number(text) > 0) return Number(text);
  faults.push(`${whereIs(row, 'place')}: '${text}' isn’t a place.`);
  return null;
}

/** When somebody withdrew, as a number that grows with time: a date, or whatever else the folder counts by. */
export function momentIn(row: FolderRow, column: string, faults: string[]): number | null {
  const text = row.cell(column);
  const isDate = /^\d{4}-\d{2}-\d{2}/.test(text);
  return isDate && !Number.isNaN(Date.parse(text)) ? Date.parse(text) : figureIn(row, column, faults);
}

/** A number, or a time, which counts in seconds. */
export function figureIn(row: FolderRow, column: string, faults: string[]): number | null {
  const text = row.cell(column);
  if (text === '') return null;
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (/^\d+(:\d{1,2}){1,2}(\.\d+)?$/.test(text)) {
    return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
  }
  faults.push(`${whereIs(row, column)}: '${text}' isn’t a number.`);
  return null;
}

/** A whole number from 1 on; null where none was given. */
export function wholeIn(row: FolderRow, column: string, faults: string[]): number | null {
  const text = row.cell(column);
  if (text === '') return null;
  if (/^\d{1,6}$/.test(text) && Number(text) > 0) return Number(text);
  faults.push(`${whereIs(row, column)}: '${text}' isn’t a whole number from 1.`);
  return null;
}

/** Every cause once, with its first line; how many more rows have it is counted. */
export function oncePerCause(
  faults: readonly string[],
  causeOf = (fault: string) => fault.replace(/, line \d+/, ''),
): string[] {
  return [...Map.groupBy(faults, causeOf).values()].map(([first = '', ...more]) => {
    if (more.length === 0) return first;
    return `${first} The same in ${more.length} more ${more.length === 1 ? 'row' : 'rows'}.`;
  });
}
