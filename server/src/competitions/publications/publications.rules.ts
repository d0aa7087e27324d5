import type { CompetitionState } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import {
  isPublic,
  type PublicationState,
  type ShowResults,
} from '@chalkline/contract/competitions/publication.lifecycle.ts';

/** The state of results that nobody has moved yet. */
export function firstPublicationState(showResults: ShowResults): PublicationState {
  return showResults === 'at_once' ? 'published' : 'draft';
}

/** Whether nobody will hand in anything any more, so that who did not is absent. */
function isOver(competition: CompetitionState, publication: PublicationState): boolean {
  return publication === 'final' || isEnded(competition);
}

function isEnded(competition: CompetitionState): boolean {
  return competition === 'finished' || competition === 'archived';
}

/**
 * What results are once the competition's own state is counted in: its end makes final what is shown. A board
 * that is frozen shows them as they stood before, and so they are not final.
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

/** How many results of each division are told otherwise by now, by its id. What is no more is none of them. */
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

/** What a view of a board has of the results of one workout. */
export interface ShownResults {
  readonly publication: PublicationState;
  /** They are seen at all. */
  readonly isShown: boolean;
  /** They are seen as they were then; null: as they are. */
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
 * What everybody sees of the results of a workout: a freeze of the board and one of its own, the earlier
 * counts. `state` is the one they had when the board was frozen, where it is. What stands as it stood is over
 * only if it was so then, and what is not told is awaited, also in a competition that is over.
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

/** What the competition's own people see of it: everything, as it is. */
export function resultsInside({ competition, state, boardFrozenAt }: Results): ShownResults {
  return {
    publication: settledState(competition, state, boardFrozenAt),
    isShown: true,
    asOf: null,
    over: isOver(competition, state),
  };
}
