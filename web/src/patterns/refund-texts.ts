import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import type { RefundStep } from '@chalkline/contract/sale-terms.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { localeNow, numberText } from '../ui/locale.ts';
import { plannedTime } from '../ui/planned-time.ts';

interface Rule {
  readonly refundRule: readonly RefundStep[];
  readonly currency: CurrencyCode;
}

interface When {
  readonly startsAt: number;
  readonly zone: string;
  readonly now: number;
}

/** What a refund rule still gives back, in sentences, the earliest step first. Empty: nothing anymore. */
export function refundTexts({ refundRule, currency }: Rule, { startsAt, zone, now }: When): string[] {
  const open = refundRule.filter(({ hoursBefore }) => startsAt - hoursBefore * hour > now);
  return earliestFirst(open).map((step) => {
    const until = plannedTime(new Date(startsAt - step.hoursBefore * hour).toISOString(), zone);
    return `${shareText(step, currency)} until ${until}.`;
  });
}

/** The same of what has no date: its earliest step holds until it is used. */
export function refundUntilUsed({ refundRule, currency }: Rule): string {
  const [step] = earliestFirst(refundRule);
  return step ? `${shareText(step, currency)} until you first use it.` : '';
}

const earliestFirst = (rule: readonly RefundStep[]) =>
  rule.toSorted((one, other) => other.hoursBefore - one.hoursBefore);

/** `50% refund, less €2.00`. */
function shareText({ rate, kept }: RefundStep, currency: CurrencyCode): string {
  const share = rate === 10_000 ? 'Full refund' : `${numberText(rate / 100)}% refund`;
  return kept === 0 ? share : `${share}, less ${showMoney(kept, currency, localeNow())}`;
}
