import { withoutTurning } from '@chalkline/contract/http/fields.ts';
import {
  type FileProblemCode,
  largestImport,
  type RowProblem,
} from '@chalkline/contract/http/import.schema.ts';
import { withoutInvisible } from '@chalkline/contract/http/invisible.ts';
import { CsvError, parse } from 'csv-parse/sync';
import type { CsvTable } from './csv-table.rules.ts';

/**
 * Reads a CSV file as spreadsheets write it: comma, semicolon or tab, with or without a byte order mark. Gives
 * the table, or what is wrong with the file as a whole.
 */
export function readCsv(csv: string): CsvTable | RowProblem<FileProblemCode> {
  let records: string[][];
  try {
    records = parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      to: largestImport.rows + 2,
      // A quote that never ends would make one row of the whole file.
      max_record_size: largestImport.rowCharacters,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = Number(error.lines ?? 1);
    return { row, column: null, code: 'csv_broken', message: csvErrorTexts[error.code] ?? unreadable };
  }
  const [header = [], ...rows] = records.map((cells) => cells.map(plainCell));
  if (header.length > largestImport.columns) {
    const message = `A file has at most ${largestImport.columns} columns.`;
    return { row: 1, column: null, code: 'too_many_columns', message };
  }
  if (rows.length > largestImport.rows) {
    const message = `A file has at most ${largestImport.rows} rows.`;
    return { row: largestImport.rows + 2, column: null, code: 'too_many_rows', message };
  }
  // Rows are counted as a spreadsheet does: the header is row 1, empty ones count too.
  const numbered = rows.map((cells, index) => ({ row: index + 2, cells }));
  return { header, rows: numbered.filter(({ cells }) => cells.some((cell) => cell !== '')) };
}

const unreadable = 'This row can’t be read. Export the file as CSV again from your spreadsheet.';
const quoted =
  'If a cell contains quotation marks, quote the whole cell and double each quotation mark inside.';

/** What is wrong in a file that is no CSV, by the reader's code, for who made it in a spreadsheet. */
const csvErrorTexts: Readonly<Record<string, string>> = {
  INVALID_OPENING_QUOTE: `A cell contains an unescaped quotation mark. ${quoted}`,
  CSV_INVALID_CLOSING_QUOTE: `There’s text after a cell’s closing quotation mark. ${quoted}`,
  CSV_QUOTE_NOT_CLOSED: `A quotation mark is opened here but never closed. ${quoted}`,
  CSV_MAX_RECORD_SIZE: `This row never ends. A quotation mark may be unclosed. ${quoted}`,
};

/** What parts the cells of the first line most often. */
function delimiterOf(csv: string): string {
  const beginning = csv.slice(0, largestImport.rowCharacters);
  const end = beginning.search(/[\r\n]/);
  const first = end < 0 ? beginning : beginning.slice(0, end);
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }));
  return counted.reduce((best, other) => (other.count > best.count ? other : best)).sign;
}

/** Without blanks around it, invisible characters, and the apostrophe by which our exports keep a cell from being run. */
function plainCell(cell: string): string {
  return withoutInvisible(withoutTurning(cell))
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
}
