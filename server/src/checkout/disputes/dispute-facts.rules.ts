import type { DisputeFact, FactKind } from '@chalkline/contract/checkout/disputes.schema.ts';
import { dateFormat } from '@chalkline/contract/date-format.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { RefundRule } from '@chalkline/contract/money/refunding.rules.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';

/** What the books say of a disputed order. */
export interface DisputedOrder {
  readonly buyerName: string;
  readonly email: string;
  readonly title: string;
  readonly invoiceNumber: string | null;
  readonly currency: CurrencyCode;
  readonly total: number;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly startsAt: Date | null;
  readonly refundRule: RefundRule;
  readonly lines: readonly { readonly title: string; readonly units: readonly unknown[] }[];
  readonly isSignedIn: boolean;
}

/** What helps a seller against a dispute, collected from the books, in the words a bank reads. */
export function collectFacts(order: DisputedOrder): DisputeFact[] {
  const { buyerName, email, title, invoiceNumber, currency, total, createdAt, paidAt, startsAt } = order;
  const bought = order.lines.map(({ title: item, units }) =>
    units.length > 1 ? `${units.length} × ${item}` : item,
  );
  const receipt = invoiceNumber === null ? '' : `, receipt ${invoiceNumber} mailed to ${email}`;
  return [
    {
      kind: 'order',
      title: 'Order and receipt',
      text: `${title}: ${bought.join('; ')}. ${showMoney(total, currency)}, ordered ${atMoment(createdAt)}${
        paidAt ? `, paid ${atMoment(paidAt)}` : ''
      }${receipt}.`,
    },
    {
      kind: 'buyer',
      title: 'Buyer',
      text: `${buyerName}, ${email}. ${
        order.isSignedIn ? 'The buyer was signed in with this email address when ordering.' : ''
      }`.trim(),
    },
    {
      kind: 'terms',
      title: 'Refund rule shown before paying',
      text: ruleInWords(order.refundRule, currency),
    },
    ...(startsAt
      ? [{ kind: 'date' as const, title: 'Date of the event', text: `It starts ${atMoment(startsAt)}.` }]
      : []),
  ];
}

function ruleInWords(rule: RefundRule, currency: CurrencyCode): string {
  if (rule.length === 0) return 'No refunds.';
  return rule
    .toSorted((one, other) => other.hoursBefore - one.hoursBefore)
    .map(({ hoursBefore, rate, kept }) => {
      const less = kept > 0 ? ` less ${showMoney(kept, currency)}` : '';
      return `${rate / 100}% back${less} until ${howLong(hoursBefore)} before the start.`;
    })
    .join(' ');
}

/** The seller's words, then the facts that stay in. */
export function evidenceText(
  words: string,
  facts: readonly DisputeFact[],
  without: readonly FactKind[],
): string {
  const kept = facts.filter(({ kind }) => !without.includes(kind));
  return [words, ...kept.map(({ title, text }) => `${title}: ${text}`)].join('\n\n');
}

/** `14 days`, `36 hours`. */
function howLong(hours: number): string {
  const [count, word] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** `Nov 25, 2026, 8:43 AM UTC`: the same for everybody who reads it. */
const atMoment = (moment: Date) =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }, 'en-US')
    .format(moment)
    .replaceAll('\u202f', ' ')
    .concat(' UTC');
