import { dayField } from '@chalkline/contract/http/fields.ts';
import {
  type ItemKind,
  itemKinds,
  itemLengths,
  mostPieces,
} from '@chalkline/contract/inventory/item.schema.ts';
import type { ItemProblem, ItemProblemCode } from '@chalkline/contract/inventory/item-import.schema.ts';
import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import { readAmount } from '@chalkline/contract/money/show-money.ts';
import { type CsvRow, type CsvTable, findColumns, rowProblemOf } from '../../imports/csv-table.rules.ts';

/** As the export writes them. */
const columnNames = {
  kind: ['kind', 'type'],
  name: ['name', 'item', 'title'],
  code: ['code', 'inventorynumber', 'assetnumber'],
  barcode: ['barcode', 'gtin', 'ean', 'upc'],
  place: ['place', 'location', 'room'],
  quantity: ['quantity', 'stock', 'pieces', 'count'],
  condition: ['condition'],
  lowAt: ['lowat', 'minimum', 'reorderat'],
  unitCost: ['unitcost', 'cost', 'price'],
  currency: ['currency'],
  boughtOn: ['boughton', 'bought', 'purchased'],
  note: ['note', 'notes', 'comment'],
} as const;
type Column = keyof typeof columnNames;

/** An item at a place, as a row of the file has it. */
export interface ItemLine {
  readonly row: number;
  readonly kind: ItemKind;
  readonly name: string;
  readonly code: string;
  readonly barcode: string;
  /** Empty: none. */
  readonly place: string;
  readonly quantity: number;
  readonly condition: number | null;
  readonly lowAt: number | null;
  readonly unitCost: number | null;
  readonly currency: CurrencyCode;
  readonly boughtOn: string | null;
  readonly note: string;
}

interface ItemTable {
  readonly lines: readonly ItemLine[];
  readonly problems: readonly ItemProblem[];
  readonly ignoredColumns: readonly string[];
}

/** Reads the rows of a table as items, and names every cell that can't be read. */
export function readItemTable(table: CsvTable): ItemTable {
  const { at, unknown, problems: twice } = findColumns(table.header, columnNames);
  const problems: ItemProblem[] = [...twice];
  if (!at.has('name')) {
    const message = 'The name column is missing. Add one to the file.';
    problems.push(rowProblemOf(1, null, 'column_missing', message));
  }
  const ignoredColumns = unknown.map((index) => table.header[index] ?? '').filter((head) => head !== '');
  if (problems.length > 0) return { lines: [], problems, ignoredColumns };
  const lines = table.rows.flatMap((row) => readLine({ row, header: table.header, at }, problems) ?? []);
  return { lines, problems, ignoredColumns };
}

interface LineReading {
  readonly row: CsvRow;
  readonly header: readonly string[];
  readonly at: ReadonlyMap<Column, number>;
}

function readLine({ row, header, at }: LineReading, problems: ItemProblem[]): ItemLine | null {
  const before = problems.length;
  const cell = (column: Column) => row.cells[at.get(column) ?? -1] ?? '';
  const refuse = (column: Column, code: ItemProblemCode, message: string): null => {
    problems.push(rowProblemOf(row.row, header[at.get(column) ?? -1] ?? null, code, message));
    return null;
  };
  const text = (column: keyof typeof itemLengths): string => {
    const given = cell(column);
    if (given.length > itemLengths[column])
      refuse(column, 'value_too_long', `At most ${itemLengths[column]} characters.`);
    if (/[\p{Cc}\p{Cs}]/u.test(given.replaceAll('\n', ' ')))
      refuse(column, 'value_unprintable', 'This contains characters that can’t be stored.');
    return given;
  };
  const whole = (column: Column, [least, most]: readonly [number, number]): number | null => {
    const typed = cell(column);
    if (typed === '') return null;
    const value = /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN;
    if (value >= least && value <= most) return value;
    return refuse(column, 'number_unreadable', `Enter a whole number from ${least} to ${most}.`);
  };
  if (row.cells.slice(header.length).some((extra) => extra !== '')) {
    const message = 'This row has more cells than the header. Remove the extra ones.';
    problems.push(rowProblemOf(row.row, null, 'row_too_long', message));
  }
  const name = text('name');
  if (name === '') refuse('name', 'value_missing', 'The name of the item is missing. Add one.');
  const kind =
    cell('kind') === '' ? 'equipment' : itemKinds.find((one) => one === cell('kind').toLowerCase());
  if (!kind) refuse('kind', 'kind_unknown', `A kind is one of ${itemKinds.join(', ')}.`);
  const typedCurrency = cell('currency').toUpperCase() || 'EUR';
  const currency = currencyCodes.find((code) => code === typedCurrency);
  if (!currency)
    refuse('currency', 'currency_unknown', 'Enter a currency by its three letters, such as EUR.');
  const unitCost = cell('unitCost') === '' ? null : readAmount(cell('unitCost'), currency ?? 'EUR');
  if (cell('unitCost') !== '' && unitCost === null)
    refuse('unitCost', 'amount_unreadable', 'Enter an amount, such as 58.00.');
  const boughtOn = cell('boughtOn') === '' ? null : cell('boughtOn');
  if (boughtOn !== null && !dayField.safeParse(boughtOn).success)
    refuse('boughtOn', 'day_unreadable', 'Enter a day such as 2026-11-30.');
  const line = {
    row: row.row,
    name,
    code: text('code'),
    barcode: text('barcode'),
    note: text('note'),
    place: cell('place'),
    quantity: whole('quantity', [0, mostPieces]) ?? 0,
    unitCost,
    boughtOn,
    condition: whole('condition', [1, 5]),
    lowAt: whole('lowAt', [0, mostPieces]),
  };
  if (problems.length > before || !kind || !currency) return null;
  return { ...line, kind, currency };
}
