import type { Trainee } from '@chalkline/contract/training/plan-of-day.ts';
import { today } from '../../../ui/now.ts';

/** The training max that the person set, as of today; null where records count. */
export function maxInForce(
  { maxes = [] }: Pick<Trainee, 'maxes'>,
  exerciseId: string,
): { readonly grams: number; readonly startsOn: string } | null {
  const now = today();
  const last = maxes.findLast((one) => one.exerciseId === exerciseId && one.startsOn <= now);
  return last?.grams ? { grams: last.grams, startsOn: last.startsOn } : null;
}
