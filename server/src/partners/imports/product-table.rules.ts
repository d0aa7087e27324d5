import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import { readAmount } from '@chalkline/contract/money/show-money.ts';
import {
  type ProductState,
  productLimits,
  productStates,
} from '@chalkline/contract/partners/product.schema.ts';
import type {
  ProductProblem,
  ProductProblemCode,
} from '@chalkline/contract/partners/product-import.schema.ts';
import { type CsvRow, type CsvTable, findColumns, rowProblemOf } from '../../imports/csv-table.rules.ts';

const columnNames = {
  product: ['product', 'name', 'title'],
  description: ['description', 'about'],
  state: ['state', 'status'],
  options: ['options', 'option'],
  variant: ['variant', 'variants'],
  sku: ['sku', 'articlenumber', 'article'],
  barcode: ['barcode', 'gtin', 'ean', 'upc'],
  price: ['price', 'amount'],
  currency: ['currency'],
  stock: ['stock', 'instock', 'pieces', 'quantity'],
} as const;
type Column = keyof typeof columnNames;

/** A variant as a row of the file has it; null: the file doesn't say. */
export interface ProductLine {
  readonly row: number;
  readonly product: string;
  readonly description: string;
  readonly state: ProductState | null;
  /** "Color, Size". */
  readonly options: string;
  /** "Ink, M". */
  readonly variant: string;
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly price: number | null;
  readonly currency: CurrencyCode;
  readonly stock: number | null;
}

interface ProductTable {
  readonly lines: readonly ProductLine[];
  readonly problems: readonly ProductProblem[];
  readonly ignoredColumns: readonly string[];
}

/** Reads the rows of a table as variants, and names every cell that can't be read. */
export function readProductTable(table: CsvTable, usual: CurrencyCode): ProductTable {
  const { at, unknown, problems: twice } = findColumns(table.header, columnNames);
  const problems: ProductProblem[] = [...twice];
  if (!at.has('product')) {
    const message = 'The product column is missing. Add one to the file.';
    problems.push(rowProblemOf(1, null, 'column_missing', message));
  }
  const ignoredColumns = unknown.map((index) => table.header[index] ?? '').filter((head) => head !== '');
  if (problems.length > 0) return { lines: [], problems, ignoredColumns };
  const reading = { header: table.header, at, usual };
  const lines = table.rows.flatMap((row) => readLine({ row, ...reading }, problems) ?? []);
  return { lines, problems, ignoredColumns };
}

interface LineReading {
  readonly row: CsvRow;
  readonly header: readonly string[];
  readonly at: ReadonlyMap<Column, number>;
  readonly usual: CurrencyCode;
}

const longest = {
  product: productLimits.name,
  description: productLimits.description,
  sku: productLimits.sku,
  barcode: productLimits.barcode,
} as const;

function readLine({ row, header, at, usual }: LineReading, problems: ProductProblem[]): ProductLine | null {
  const before = problems.length;
  const cell = (column: Column) => row.cells[at.get(column) ?? -1] ?? '';
  const refuse = (column: Column, code: ProductProblemCode, message: string): null => {
    problems.push(rowProblemOf(row.row, header[at.get(column) ?? -1] ?? null, code, message));
    return null;
  };
  const text = (column: keyof typeof longest): string => {
    const given = cell(column);
    if (given.length > longest[column])
      refuse(column, 'value_too_long', `At most ${longest[column]} characters.`);
    if (/[\p{Cc}\p{Cs}]/u.test(given.replaceAll('\n', ' ')))
      refuse(column, 'value_unprintable', 'This contains characters that can’t be stored.');
    return given;
  };
  if (row.cells.slice(header.length).some((extra) => extra !== '')) {
    const message = 'This row has more cells than the header. Remove the extra ones.';
    problems.push(rowProblemOf(row.row, null, 'row_too_long', message));
  }
  const product = text('product');
  if (product === '') refuse('product', 'value_missing', 'The name of the product is missing. Add one.');
  const currency = currencyNamed(cell('currency'), usual);
  if (currency === null)
    refuse('currency', 'currency_unknown', 'Enter a currency by its three letters, such as EUR.');
  const price = cell('price') === '' ? null : readAmount(cell('price'), currency ?? usual);
  if (cell('price') !== '' && price === null)
    refuse('price', 'price_unreadable', 'Enter an amount, such as 32.00.');
  const stock = cell('stock') === '' ? null : readPieces(cell('stock'));
  if (cell('stock') !== '' && stock === null)
    refuse('stock', 'stock_unreadable', 'Enter a whole number of pieces, or leave it empty.');
  const state = cell('state') === '' ? null : stateNamed(cell('state'));
  if (cell('state') !== '' && state === null)
    refuse('state', 'state_unknown', `A state is one of ${productStates.join(', ')}.`);
  const line = {
    row: row.row,
    product,
    description: text('description'),
    state,
    options: cell('options'),
    variant: cell('variant'),
    price,
    stock,
    sku: at.has('sku') ? text('sku') : null,
    barcode: at.has('barcode') ? text('barcode') : null,
  };
  return problems.length > before || currency === null ? null : { ...line, currency };
}

function readPieces(typed: string): number | null {
  const pieces = /^\d{1,6}$/.test(typed) ? Number(typed) : null;
  return pieces !== null && pieces <= productLimits.pieces ? pieces : null;
}

function currencyNamed(typed: string, usual: CurrencyCode): CurrencyCode | null {
  if (typed === '') return usual;
  return currencyCodes.find((code) => code === typed.toUpperCase()) ?? null;
}

function stateNamed(typed: string): ProductState | null {
  const plain = typed.toLowerCase().replaceAll(' ', '_');
  return productStates.find((state) => state === plain) ?? null;
}
