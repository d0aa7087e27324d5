import { isOfShift } from '@chalkline/contract/checkout/desk-undo.ts';
import { sameVisitMinutes, type VisitVerdict } from '@chalkline/contract/memberships/visit.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { isFrozen, isRunning, type MembershipDays, stateOf } from '../memberships/memberships.rules.ts';

/** Who comes in: those who have paid, and for a week those whose payment is missing. */
export function verdictOn(
  membership: MembershipDays,
  today: string,
  last: Date | null,
  now: Date,
): VisitVerdict {
  const state = stateOf(membership, today);
  if (!isRunning(membership, today)) return 'over';
  if (isFrozen(membership, today)) return 'frozen';
  if (state === 'suspended') return 'unpaid';
  if (last && now.getTime() - last.getTime() < sameVisitMinutes * minute) return 'again';
  return state === 'due' ? 'due' : 'in';
}

/** Whether its desk may still undo a visit: for a shift, also a colleague’s. Nothing was paid, as at the door of an event. */
export const mayUndo = ({ at }: { readonly at: Date }, now: Date): boolean => isOfShift(at, now);
