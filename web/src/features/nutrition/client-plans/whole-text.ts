import { decimalText } from '@chalkline/contract/nutrition/exact-sums.ts';
import type { MainSums } from '@chalkline/contract/nutrition/history.schema.ts';
import { numberText } from '../../../ui/locale.ts';

/** Rounded to a whole number; “≥” where some foods’ figures aren’t known. */
export function wholeText({ exact, known, of }: MainSums['energy']): string {
  if (known === 0) return '–';
  const whole = numberText(Number(decimalText(BigInt(exact), 8)), { maximumFractionDigits: 0 });
  return known < of ? `≥ ${whole}` : whole;
}
