import type { CompetitionState } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import {
  isPublic,
  type PublicationState,
  type ShowResults,
} from '@chalkline/contract/competitions/publication.lifecycle.ts';

/** The initial state of results. */
export function firstPublicationState(showResults: ShowResults): PublicationState {
  return showResults === 'at_once' ? 'published' : 'draft';
}

/** Whether no more scores can come in, so that athletes without one are absent. */
function isOver(competition: CompetitionState, publication: PublicationState): boolean {
  return publication === 'final' || isEnded(competition);
}

function isEnded(competition: CompetitionState): boolean {
  return competition === 'finished' || competition === 'archived';
}

/**
 * The state of results including the competition's own state: its end makes visible results final. A frozen leaderboard
 * shows them as they were before, so they aren't final.
 */
export function settledState(
  competition: CompetitionState,
  publication: PublicationState,
  boardFrozenAt: Date | null,
): PublicationState {
  return publication === 'published' && isEnded(competition) && boardFrozenAt === null
    ? 'final'
    : publication;
}

interface StateThen {
  readonly divisionId: string;
  readonly workoutId: string;
  readonly state: PublicationState;
}

/** How many results of each division have a different state now, by division id. Deleted ones don't count. */
export function countMoved(
  then: readonly StateThen[],
  now: readonly StateThen[],
): ReadonlyMap<string, number> {
  const keyOf = ({ divisionId, workoutId }: StateThen) => `${divisionId} ${workoutId}`;
  const states = new Map(now.map((is) => [keyOf(is), is.state]));
  const moved = then.filter((was) => (states.get(keyOf(was)) ?? was.state) !== was.state);
  const byDivision = Map.groupBy(moved, ({ divisionId }) => divisionId);
  return new Map([...byDivision].map(([divisionId, { length }]) => [divisionId, length]));
}

/** What a view of a leaderboard shows of one workout's results. */
export interface ShownResults {
  readonly publication: PublicationState;
  /** They are visible at all. */
  readonly isShown: boolean;
  /** They are shown as of that moment; null: as they are now. */
  readonly asOf: Date | null;
  readonly over: boolean;
}

interface Results {
  readonly competition: CompetitionState;
  readonly state: PublicationState;
  readonly updatedAt: Date | null;
  readonly boardFrozenAt: Date | null;
}

/**
 * What the public sees of a workout's results. Both the leaderboard and the workout can be frozen; the earlier freeze
 * counts. `state` is the one at the leaderboard's freeze, if there is one. Frozen results are only over if they were
 * over then, and unpublished ones are shown as pending, even in a competition that is over.
 */
export function resultsOutside({ competition, state, updatedAt, boardFrozenAt }: Results): ShownResults {
  const moments = [state === 'frozen' ? updatedAt : null, boardFrozenAt].filter((moment) => moment !== null);
  const asOf = moments.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
  return {
    publication: settledState(competition, state, boardFrozenAt),
    isShown: isPublic(state),
    asOf,
    over: state === 'final' || (isPublic(state) && asOf === null && isEnded(competition)),
  };
}

/** What staff see: everything, as it is now. */
export function resultsInside({ competition, state, boardFrozenAt }: Results): ShownResults {
  return {
    publication: settledState(competition, state, boardFrozenAt),
    isShown: true,
    asOf: null,
    over: isOver(competition, state),
  };
}
