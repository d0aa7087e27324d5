import { fileNameOf } from '@chalkline/contract/file-name.ts';
import type {
  SellingAs,
  StatementFile,
  StatementFileQuery,
  StatementQuery,
  StatementReply,
} from '@chalkline/contract/money/selling.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { PdfPaper } from '../../platform/pdf/pdf-paper.ts';
import { writePdf } from '../../platform/pdf/write-pdf.ts';
import { readCashTaken, readStatement } from '../ledger/ledger.service.ts';
import { findOwnSeller, viewAccount } from '../payout-accounts/payout-accounts.service.ts';
import { spanOfMonth } from './payouts.rules.ts';
import { type StatementLine, signedAmount, statementLines } from './statements.rules.ts';

const nothing = {
  opening: 0,
  sales: 0,
  discounts: 0,
  refunds: 0,
  paidOutside: 0,
  disputes: 0,
  fees: 0,
  payouts: 0,
  closing: 0,
  tax: 0,
};

/** What a month did to the balance of the viewer, or of the company they administer. */
export async function getStatement(
  parts: Parts,
  viewer: Viewer,
  as: SellingAs,
  { month, currency }: StatementQuery,
): Promise<StatementReply> {
  const seller = await findOwnSeller(parts, viewer, as);
  const { sql } = parts.database;
  const span = spanOfMonth(month);
  const amounts = seller ? await readStatement(sql, seller.id, currency, span) : nothing;
  const taken = seller ? await readCashTaken(sql, seller.id, currency, span) : [];
  const cash = taken.reduce((sum, { amount }) => sum + amount, 0);
  const cashBy = taken.map(({ name, amount }) => ({ name, amount }));
  const lines = statementLines(amounts).reduce((sum, { amount }) => sum + amount, 0);
  return { month, currency, ...amounts, cash, cashBy, isBalanced: lines === amounts.closing };
}

/** The same as a file. */
export async function writeStatement(
  parts: Parts,
  viewer: Viewer,
  as: SellingAs,
  { format, ...asked }: StatementFileQuery,
): Promise<StatementFile> {
  const statement = await getStatement(parts, viewer, as, asked);
  const { name } = await viewAccount(parts, viewer, as);
  const words = [name, 'statement', asked.month, asked.currency];
  if (format === 'csv')
    return { fileName: fileNameOf(words, 'csv'), mediaType: 'text/csv', content: csvOf(statement) };
  const pdf = await writePdf(parts, paperOf(name, statement));
  return {
    fileName: fileNameOf(words, 'pdf'),
    mediaType: 'application/pdf',
    content: pdf.toString('base64'),
  };
}

function csvOf(statement: StatementReply): string {
  const { month, currency, closing, tax } = statement;
  const rows = [
    ...statementLines(statement),
    { label: 'Closing balance', amount: closing },
    { label: 'Tax in sales less refunds', amount: tax },
    ...cashLines(statement),
  ];
  return writeCsv(
    ['month', 'currency', 'line', 'amount'],
    rows.map(({ label, amount }) => [month, currency, label, signedAmount(amount, currency)]),
  );
}

/** What never passed us, and who handled it. */
function cashLines({ cash, cashBy }: StatementReply): StatementLine[] {
  if (cashBy.length === 0) return [];
  return [
    { label: 'Taken in cash, not in the balance', amount: cash },
    ...cashBy.map(({ name, amount }) => ({
      label: `Of it by ${name ?? 'someone not recorded'}`,
      amount,
    })),
  ];
}

function paperOf(name: string, statement: StatementReply): PdfPaper {
  const { month, currency, closing, tax } = statement;
  const show = (amount: number) => showMoney(amount, currency);
  const title = `Statement ${month}, ${currency}`;
  return {
    title,
    header: { left: name, right: title },
    footer: 'Months begin and end at midnight UTC.',
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'text', text: name, tone: 'strong' },
      { kind: 'space', height: 12 },
      {
        kind: 'table',
        columns: [
          { title: 'Line', width: 3 },
          { title: `Amount, ${currency}`, width: 1, align: 'right' },
        ],
        rows: statementLines(statement).map(({ label, amount }) => [label, show(amount)]),
        totals: [['Closing balance', show(closing)]],
      },
      { kind: 'space', height: 12 },
      { kind: 'text', text: `Tax in sales less refunds: ${show(tax)}`, tone: 'muted' },
      ...cashLines(statement).map(({ label, amount }) => {
        const text = `${label}: ${show(amount)}`;
        return { kind: 'text', text, tone: 'muted' } as const;
      }),
    ],
  };
}
