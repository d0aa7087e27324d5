import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';

/** What decides whether an entry can be merged. */
export interface MergeFacts {
  readonly bib: number;
  readonly state: EntryState;
  readonly personId: string | null;
  readonly teamSize: number;
  /** Its results are those of its members. */
  readonly addedUp: boolean;
  /** Registered on it, or added up in it. */
  readonly members: number;
  /** The team that it is added up in. */
  readonly teamId: string | null;
  /** Its order; `returned` once it was given back. */
  readonly order: 'sold' | 'returned' | null;
  readonly openAppeals: number;
  readonly openSubmissions: number;
  /** Scores that two judges disagree on. */
  readonly openConflicts: number;
}

const stateWords: Readonly<Record<EntryState, string>> = {
  active: 'active',
  cut: 'cut',
  withdrawn: 'withdrawn',
  disqualified: 'disqualified',
  out: 'not competing',
};

/** Why the second can't become part of the first, and what to do first; null: it can. */
export function whyNotMerged(kept: MergeFacts, merged: MergeFacts): string | null {
  const [stays, goes] = [`Bib ${kept.bib}`, `Bib ${merged.bib}`];
  if (kept.teamSize > 1 !== merged.teamSize > 1 || kept.addedUp !== merged.addedUp)
    return 'One is a team and the other an athlete. Change the division of the wrong one first.';
  if (kept.personId !== null && merged.personId !== null && kept.personId !== merged.personId)
    return 'They belong to two different accounts. Ask the athlete which account they use, and withdraw the other entry instead.';
  if (kept.order === 'sold' && merged.order === 'sold')
    return 'Each has an order of its own. Refund one of the orders first, then merge.';
  if (kept.order === 'returned' && merged.order === 'sold')
    return `The order of bib ${kept.bib} was refunded. Keep bib ${merged.bib} instead.`;
  if (kept.state !== 'active' && kept.state !== 'cut')
    return `${stays} is ${stateWords[kept.state]}. Reinstate it first, or keep the other one.`;
  if (merged.state === 'disqualified')
    return `${goes} is disqualified. Reinstate it first; you can disqualify the one that stays afterwards.`;
  if (merged.members > 0) return `${goes} is a team with members. Keep it, or remove its members first.`;
  if (kept.teamId !== null && merged.teamId !== null && kept.teamId !== merged.teamId)
    return 'Each is on another team. Remove one of them from its team first.';
  if (merged.openAppeals > 0) return `${goes} has an open appeal. Decide it first.`;
  if (merged.openSubmissions > 0) return `${goes} has a submitted result to review. Review it first.`;
  if (merged.openConflicts > 0) return `Judges disagree on a score of bib ${merged.bib}. Settle it first.`;
  return null;
}

/** Workouts of which the duplicate's score counts; null: both have one somewhere, and nobody chose. */
export function takenWorkouts(
  kept: readonly string[],
  merged: readonly string[],
  choices: readonly { readonly workoutId: string; readonly from: 'kept' | 'merged' }[],
): ReadonlySet<string> | null {
  const chosen = new Map(choices.map(({ workoutId, from }) => [workoutId, from]));
  const own = new Set(kept);
  const taken = new Set<string>();
  for (const workoutId of merged) {
    const from = own.has(workoutId) ? chosen.get(workoutId) : 'merged';
    if (from === undefined) return null;
    if (from === 'merged') taken.add(workoutId);
  }
  return taken;
}
