import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { writeAmount } from '@chalkline/contract/money/show-money.ts';
import type { Statement } from '../ledger/statement.rules.ts';

export interface StatementLine {
  readonly label: string;
  /** What it adds to the balance, in minor units. */
  readonly amount: number;
}

/** The lines of a statement in their order; together they are its closing balance. */
export function statementLines(statement: Statement): StatementLine[] {
  const taken = (amount: number) => (amount === 0 ? 0 : -amount);
  return [
    { label: 'Opening balance', amount: statement.opening },
    { label: 'Sales', amount: statement.sales },
    { label: 'Discounts', amount: taken(statement.discounts) },
    { label: 'Refunds', amount: taken(statement.refunds) },
    ...(statement.paidOutside === 0
      ? []
      : [{ label: 'Refunds you paid yourself', amount: statement.paidOutside }]),
    { label: 'Lost disputes', amount: taken(statement.disputes) },
    { label: 'Fees', amount: taken(statement.fees) },
    { label: 'Payouts', amount: taken(statement.payouts) },
  ];
}

/** A number with a sign, which a spreadsheet reads as such. */
export function signedAmount(amount: number, currency: CurrencyCode): number {
  return Number(`${amount < 0 ? '-' : ''}${writeAmount(Math.abs(amount), currency)}`);
}
