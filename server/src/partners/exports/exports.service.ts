import { fileNameOf } from '@chalkline/contract/file-name.ts';
import type { ExportReply } from '@chalkline/contract/http/export.schema.ts';
import { writeAmount } from '@chalkline/contract/money/show-money.ts';
import { partnersCodes, partnersTexts } from '@chalkline/contract/partners/partners.codes.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findPartnerOf } from '../partners/partners.repository.ts';
import { findExportedLines, findExportedVariants } from './exports.repository.ts';

const mostExported = 50_000;
const refusal = refusalsOf(partnersCodes, partnersTexts);

/** As the import reads it. */
const productHeader = [
  'product',
  'state',
  'options',
  'variant',
  'sku',
  'barcode',
  'price',
  'currency',
  'stock',
];

/** Only the header for who has no partner. Throws 422 where there are more rows than a file holds. */
export async function exportProducts({ database }: Parts, viewer: Viewer): Promise<ExportReply> {
  const rows = await rowsOf(database.sql, viewer, findExportedVariants);
  const cells = rows.map(({ product, state, options, values, sku, barcode, price, currency, stock }) => [
    product,
    state,
    options.map(({ name }) => name).join(', '),
    values.join(', '),
    sku,
    barcode,
    writeAmount(price, currency),
    currency,
    stock,
  ]);
  return { fileName: fileNameOf(['products'], 'csv'), csv: writeCsv(productHeader, cells) };
}

const orderHeader = [
  'order',
  'receipt',
  'placed_at',
  'state',
  'buyer',
  'country',
  'product',
  'sku',
  'quantity',
  'shipped',
  'canceled',
  'returned',
  'paid',
  'currency',
  'tracking',
  'recipient',
  'street',
  'extra',
  'postal_code',
  'town',
  'region',
];

/** The same, of received orders. */
export async function exportReceivedOrders({ database }: Parts, viewer: Viewer): Promise<ExportReply> {
  const rows = await rowsOf(database.sql, viewer, findExportedLines);
  const cells = rows.map((row) => [
    row.orderId,
    row.receipt,
    row.placedAt.toISOString(),
    row.state,
    row.buyer,
    row.address?.country ?? null,
    row.title,
    row.sku,
    row.quantity,
    row.shipped,
    row.canceled,
    row.returned,
    writeAmount(row.paid, row.currency),
    row.currency,
    row.tracking,
    row.address?.name ?? null,
    row.address?.street ?? null,
    row.address?.extra ?? null,
    row.address?.postalCode ?? null,
    row.address?.town ?? null,
    row.address?.region ?? null,
  ]);
  return { fileName: fileNameOf(['received orders'], 'csv'), csv: writeCsv(orderHeader, cells) };
}

async function rowsOf<Row>(
  sql: Sql,
  { personId }: Viewer,
  find: (sql: Sql, partnerId: string, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const partner = await findPartnerOf(sql, personId);
  const rows = partner ? await find(sql, partner.id, mostExported + 1) : [];
  if (rows.length > mostExported) throw refusal('partner_export_too_large');
  return rows;
}
