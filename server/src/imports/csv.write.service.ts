import { stringify } from 'csv-stringify/sync';

/** Rows as CSV with a header. A cell that a spreadsheet would run as a formula gets an apostrophe before it. */
export function writeCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return stringify(
    rows.map((cells) => [...cells]),
    { header: true, columns: [...header], escape_formulas: true, record_delimiter: 'windows' },
  );
}
