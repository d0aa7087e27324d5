import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import type { RefundStep } from '@chalkline/contract/sale-terms.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { localeNow, numberText } from '../ui/locale.ts';
import { plannedTime } from '../ui/times.ts';

interface When {
  readonly startsAt: number;
  readonly zone: string;
  readonly now: number;
}

/** What a refund rule still gives back, in sentences, the earliest step first. Empty: nothing anymore. */
export function refundTexts(
  { refundRule, currency }: { readonly refundRule: readonly RefundStep[]; readonly currency: CurrencyCode },
  { startsAt, zone, now }: When,
): string[] {
  const open = refundRule.filter(({ hoursBefore }) => startsAt - hoursBefore * hour > now);
  const steps = open.toSorted((one, other) => other.hoursBefore - one.hoursBefore);
  return steps.map(({ hoursBefore, rate, kept }) => {
    const share = rate === 10_000 ? 'Full refund' : `${numberText(rate / 100)}% refund`;
    const less = kept === 0 ? '' : `, less ${showMoney(kept, currency, localeNow())}`;
    const until = plannedTime(new Date(startsAt - hoursBefore * hour).toISOString(), zone);
    return `${share}${less} until ${until}.`;
  });
}
