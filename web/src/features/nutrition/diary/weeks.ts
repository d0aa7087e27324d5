import type { HistoryDay } from '@chalkline/contract/nutrition/history.schema.ts';
import { dateFormat } from '../../../ui/locale.ts';
import { daysAfter } from './diary-texts.ts';

export type Averaged = 'energy' | 'protein' | 'carbohydrate' | 'fat';

interface Week {
  /** Its first day. */
  readonly label: string;
  /** Per day with entries, in hundred-millionths; null where it is known for no day. */
  readonly average: bigint | null;
  /** Whether the figures of all entries are known. */
  readonly isKnown: boolean;
}

/** Weeks that end with a day, the earliest first. Days without entries count for nothing. */
export function weeksOf(days: readonly HistoryDay[], last: string, count: number, of: Averaged): Week[] {
  return Array.from({ length: count }, (_, index) => {
    const first = daysAfter(last, -7 * (count - index) + 1);
    const end = daysAfter(first, 6);
    const within = days.filter(({ day }) => day >= first && day <= end);
    const known = within.filter((day) => day[of].known > 0);
    const sum = known.reduce((all, day) => all + BigInt(day[of].exact), 0n);
    return {
      label: dayLabel(first),
      average: known.length === 0 ? null : sum / BigInt(known.length),
      isKnown: within.every((day) => day[of].known === day[of].of),
    };
  });
}

export function dayLabel(day: string): string {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return dateFormat(options).format(new Date(`${day}T12:00:00Z`));
}
