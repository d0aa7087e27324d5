import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { hour } from '@chalkline/contract/spans.ts';

/** A place as far as its transfer depends on it. */
export interface TransferFacts {
  readonly state: EntryState;
  readonly teamSize: number;
  readonly hasCheckedIn: boolean;
  readonly hasScores: boolean;
  /** null: no. */
  readonly until: Date | null;
}

/** Until when a place can be transferred by the rule that it was bought with. */
export function transferEnd(startsAt: Date, transferHours: number | null): Date | null {
  return transferHours === null ? null : new Date(startsAt.getTime() - transferHours * hour);
}

/** Why a place can't change hands now, said to who has it; null: it can. */
export function whyNotTransferable(place: TransferFacts, now: Date): string | null {
  const { state, teamSize, hasCheckedIn, hasScores, until } = place;
  if (teamSize > 1) return 'Teams change their members on the team’s page.';
  const reason = whyNotWithdrawable({ state, hasCheckedIn, hasScores });
  if (reason !== null) return reason;
  if (until === null) return 'The organizer doesn’t allow transfers.';
  return now < until ? null : 'The time for transfers is over. Ask the organizer.';
}

/** Why an athlete can't give up a place by themselves, said to them; null: they can. */
export function whyNotWithdrawable({
  state,
  hasCheckedIn,
  hasScores,
}: Pick<TransferFacts, 'state' | 'hasCheckedIn' | 'hasScores'>): string | null {
  if (state !== 'active') return 'You no longer compete with this place.';
  if (hasCheckedIn) return 'You’ve checked in already. Tell the organizer.';
  return hasScores ? 'This place has scores already. Tell the organizer.' : null;
}
