import { dateFormat } from '@chalkline/contract/date-format.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import type { PdfBlock, PdfPaper, PdfTable } from '../../platform/pdf/pdf-paper.ts';
import type { OrderRow, OrderUnitRow } from '../orders/orders.table.ts';
import type { RefundRow, RefundUnitRow } from '../refunds/refunds.table.ts';
import { taxByRate } from './documents.rules.ts';

/** What a document is written from. */
export interface Bought {
  readonly order: Pick<
    OrderRow,
    | 'currency'
    | 'soldBy'
    | 'buyerName'
    | 'email'
    | 'title'
    | 'startsAt'
    | 'taxIncluded'
    | 'invoiceNumber'
    | 'cashTakenBy'
    | 'paidAt'
    | 'createdAt'
    | 'total'
    | 'promoCode'
    | 'billing'
  >;
  readonly lines: readonly {
    readonly title: string;
    /** In hundredths of a percent; null: it wasn't kept. */
    readonly taxRate: number | null;
    readonly units: readonly BoughtUnit[];
  }[];
  readonly productName: string;
  /** Where the order can be looked at. */
  readonly link: string;
}

type BoughtUnit = Pick<OrderUnitRow, 'id' | 'price' | 'discount' | 'tax' | 'total'>;

/** Amounts of one unit as a document lists them. */
interface Listed {
  readonly title: string;
  readonly taxRate: number | null;
  readonly price: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
}

/** The receipt of an order: an invoice where something was paid, else a confirmation. */
export function receiptPaper(bought: Bought): PdfPaper {
  const { order, lines } = bought;
  const paidAt = order.paidAt ?? order.createdAt;
  const kind = order.invoiceNumber === null ? 'Confirmation' : 'Invoice';
  const listed = lines.flatMap(({ units, ...line }) => units.map((unit) => ({ ...line, ...unit })));
  return paperOf(bought, {
    name: [kind, order.invoiceNumber].filter(Boolean).join(' '),
    total: order.total,
    stated:
      order.total === 0
        ? `Free of charge, ${dayText(paidAt)}`
        : `Paid ${order.cashTakenBy ? 'in cash ' : ''}on ${dayText(paidAt)}`,
    listed,
    discountLabel: order.promoCode === null ? 'Discount' : `Code ${order.promoCode}`,
    notes: order.total === 0 ? [] : ['Invoice numbers of this seller run without gaps.'],
  });
}

/** The credit note of a refund: what went back of what was paid. */
export function creditNotePaper(
  bought: Bought,
  refund: Pick<RefundRow, 'amount' | 'creditNoteNumber' | 'creditedAt' | 'createdAt'>,
  refundUnits: readonly Pick<RefundUnitRow, 'unitId' | 'amount' | 'tax'>[],
): PdfPaper {
  const { order, lines } = bought;
  const at = refund.creditedAt ?? refund.createdAt;
  const known = new Map(lines.flatMap(({ units, ...line }) => units.map(({ id }) => [id, line] as const)));
  const listed = refundUnits.map(({ unitId, amount, tax }) => {
    // With tax added on top, the price is what is left without it.
    const price = order.taxIncluded ? amount : amount - tax;
    return {
      title: known.get(unitId)?.title ?? order.title,
      taxRate: known.get(unitId)?.taxRate ?? null,
      price: -price,
      discount: 0,
      tax: -tax,
      total: -amount,
    };
  });
  return paperOf(bought, {
    name: `Credit note ${refund.creditNoteNumber}`,
    total: -refund.amount,
    stated: `Refunded on ${dayText(at)}`,
    listed,
    discountLabel: 'Discount',
    notes: [`This credit note is for invoice ${order.invoiceNumber} of ${dayText(order.paidAt ?? at)}.`],
  });
}

interface Content {
  readonly name: string;
  readonly total: number;
  readonly stated: string;
  readonly listed: readonly Listed[];
  readonly discountLabel: string;
  readonly notes: readonly string[];
}

function paperOf({ order, productName, link }: Bought, content: Content): PdfPaper {
  const { name, total, stated, listed, discountLabel, notes } = content;
  const seller = order.soldBy ?? { name: '', address: null, taxNumber: null };
  const from = [
    seller.name,
    ...(seller.address ?? '').split('\n'),
    seller.taxNumber && `Tax ID ${seller.taxNumber}`,
  ];
  const to = [
    order.billing?.name ?? order.buyerName,
    ...(order.billing?.address ?? '').split('\n'),
    order.billing?.taxNumber ? `Tax ID ${order.billing.taxNumber}` : null,
    order.email,
  ];
  const what = [order.title, order.startsAt && dayText(order.startsAt)];
  const party = (label: string, [first, ...more]: readonly (string | null)[]): PdfBlock[] => [
    { kind: 'text', tone: 'muted', text: label },
    { kind: 'text', tone: 'strong', text: first ?? '' },
    ...more.flatMap((text): PdfBlock[] => (text ? [{ kind: 'text', text }] : [])),
  ];
  return {
    title: `${name}: ${order.title}`,
    header: { left: productName, right: name },
    footer: [seller.name, name].filter(Boolean).join(' · '),
    blocks: [
      { kind: 'heading', level: 'figure', text: showMoney(total, order.currency) },
      { kind: 'text', tone: 'strong', text: stated },
      { kind: 'space', height: 18 },
      {
        kind: 'columns',
        columns: [party('From', from), party('To', to), party('For', what)],
      },
      { kind: 'space', height: 18 },
      tableOf(order, listed, discountLabel, total),
      ...taxTable(order, listed),
      { kind: 'space', height: 24 },
      { kind: 'qr', data: link, caption: `Open this order: ${link}` },
      ...notes.map((text): PdfBlock => ({ kind: 'text', tone: 'muted', text })),
    ],
  };
}

function tableOf(
  order: Bought['order'],
  listed: readonly Listed[],
  discountLabel: string,
  total: number,
): PdfTable {
  const show = (amount: number) => showMoney(amount, order.currency);
  const sum = (part: (unit: Listed) => number) => listed.reduce((all, unit) => all + part(unit), 0);
  const [discount, tax] = [sum((unit) => unit.discount), sum((unit) => unit.tax)];
  const right = { width: 1.2, align: 'right' } as const;
  const line = (label: string, amount: number) => [label, '', '', '', '', show(amount)];
  return {
    kind: 'table',
    columns: [
      { title: 'Item', width: 3.4 },
      { title: 'Price', ...right },
      { title: 'Discount', ...right },
      { title: 'Without tax', ...right },
      { title: 'Tax', ...right },
      { title: 'Amount', ...right },
    ],
    rows: listed.map((unit) => [
      unit.title,
      show(unit.price),
      show(-unit.discount),
      show(unit.total - unit.tax),
      show(unit.tax),
      show(unit.total),
    ]),
    totals: [
      ...(discount === 0 ? [] : [line(discountLabel, -discount)]),
      ...(tax === 0 ? [] : [line('Without tax', total - tax), line('Tax', tax)]),
      line('Total', total),
    ],
  };
}

/** What the tax offices of both ask for: net, tax and gross of each rate. Nothing where no tax is known. */
function taxTable(order: Bought['order'], listed: readonly Listed[]): PdfBlock[] {
  const rates = taxByRate(listed);
  if (rates.every(({ tax, rate }) => tax === 0 || rate === null)) return [];
  const show = (amount: number) => showMoney(amount, order.currency);
  const right = { width: 1.2, align: 'right' } as const;
  return [
    { kind: 'space', height: 12 },
    {
      kind: 'table',
      columns: [
        { title: 'Tax rate', width: 5.8 },
        { title: 'Net', ...right },
        { title: 'Tax', ...right },
        { title: 'Gross', ...right },
      ],
      rows: rates.map(({ rate, tax, total }) => [
        rate === null ? 'Not recorded' : `${rate / 100}%`,
        show(total - tax),
        show(tax),
        show(total),
      ]),
    },
  ];
}

/** "November 14, 2026", in UTC: a document says the same to everybody. */
function dayText(at: Date): string {
  return dateFormat({ dateStyle: 'long', timeZone: 'UTC' }, 'en-US').format(at);
}
