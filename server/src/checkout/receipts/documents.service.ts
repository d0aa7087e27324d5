import type { DocumentsQuery } from '@chalkline/contract/checkout/sales.schema.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import type { SellingAs, StatementFile } from '@chalkline/contract/money/selling.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import { findOwnSeller } from '../../money/payout-accounts/payout-accounts.service.ts';
import { signedAmount } from '../../money/payouts/statements.rules.ts';
import type { Seller } from '../../money/sellers/sellers.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { allSellables } from '../orders/sellables.service.ts';
import { findCreditNotes, findInvoices } from './documents.repository.ts';
import { type DocumentPart, inOrder } from './documents.rules.ts';

const columns = [
  'document',
  'number',
  'date',
  'invoice',
  'buyer',
  'buyer_address',
  'buyer_tax_id',
  'title',
  'currency',
  'tax_rate_percent',
  'net',
  'tax',
  'gross',
  'reference',
];

/** Invoices and credit notes of the viewer, or of the company they administer, as CSV. Throws 404 for who administers none. */
export async function writeDocuments(
  parts: Parts,
  viewer: Viewer,
  as: SellingAs,
  { from, to }: DocumentsQuery,
): Promise<StatementFile> {
  const seller = await findOwnSeller(parts, viewer, as);
  const span = { from: new Date(from), to: new Date(Date.parse(to) + day) };
  const found = seller ? await documentsOf(parts.database.sql, seller, span) : [];
  return {
    fileName: fileNameOf([seller?.name ?? '', 'invoices', from, to], 'csv'),
    mediaType: 'text/csv',
    content: writeCsv(columns, inOrder(found).map(rowOf)),
  };
}

async function documentsOf(
  sql: Sql,
  seller: Seller,
  span: { readonly from: Date; readonly to: Date },
): Promise<DocumentPart[]> {
  const asked = { sellerId: seller.id, ...span };
  const found = [...(await findInvoices(sql, asked)), ...(await findCreditNotes(sql, asked))];
  // What was sold without an order has numbers of the same series.
  for (const { cashDocuments } of allSellables())
    if (cashDocuments) found.push(...(await cashDocuments(sql, seller, span)));
  return found;
}

function rowOf(part: DocumentPart): readonly (string | number)[] {
  const { currency, taxRate, tax, total } = part;
  return [
    part.kind,
    part.number,
    part.at.toISOString().slice(0, 10),
    part.invoice ?? '',
    part.buyer,
    part.buyerAddress?.replaceAll('\n', ', ') ?? '',
    part.buyerTaxNumber ?? '',
    part.title,
    currency,
    taxRate === null ? '' : taxRate / 100,
    signedAmount(total - tax, currency),
    signedAmount(tax, currency),
    signedAmount(total, currency),
    part.reference,
  ];
}
