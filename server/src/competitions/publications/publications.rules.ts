import type { CompetitionState } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import {
  isTold,
  type PublicationState,
  type ShowResults,
} from '@chalkline/contract/competitions/publication.lifecycle.ts';

/** The state of results that nobody has moved yet. */
export function firstPublicationState(showResults: ShowResults): PublicationState {
  return showResults === 'at_once' ? 'published' : 'draft';
}

/** Whether nobody will hand in anything any more, so that who did not is absent. */
export function isOver(competition: CompetitionState, publication: PublicationState): boolean {
  return publication === 'final' || competition === 'finished' || competition === 'archived';
}

export interface ToldResults {
  /** Whether everybody sees results of this workout at all. */
  readonly told: boolean;
  /** They are seen as they were then; null: as they are. */
  readonly asOf: Date | null;
}

/** What everybody sees of the results of a workout: a freeze of the board and one of its own, the earlier counts. */
export function toldResults(
  publication: { readonly state: PublicationState; readonly changedAt: Date | null },
  boardFrozenAt: Date | null,
): ToldResults {
  const frozen = publication.state === 'frozen' ? publication.changedAt : null;
  const moments = [frozen, boardFrozenAt].filter((moment) => moment !== null);
  const asOf = moments.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
  return { told: isTold(publication.state), asOf };
}
