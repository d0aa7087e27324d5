import {
  type PublicationState,
  publicationStates,
} from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { PublicationReply, ResultsOf } from '@chalkline/contract/competitions/publication.schema.ts';

export const resultsKey = ({ divisionId, workoutId }: ResultsOf) => `${divisionId} ${workoutId}`;

/** The states all of these can be in after one move: those already there stay. */
export function movesOfAll(chosen: readonly PublicationReply[]): PublicationState[] {
  return publicationStates.filter(
    (to) =>
      movable(chosen, to).length > 0 &&
      chosen.every(({ state, moveTo }) => state === to || moveTo.includes(to)),
  );
}

/** Those of the selected that a move to this state changes. */
export function movable(chosen: readonly PublicationReply[], to: PublicationState): PublicationReply[] {
  return chosen.filter(({ moveTo }) => moveTo.includes(to));
}

/** Groups results by state, because each call moves results of one state. */
export function byState(
  chosen: readonly PublicationReply[],
): { readonly from: PublicationState; readonly results: ResultsOf[] }[] {
  return publicationStates.flatMap((from) => {
    const results = chosen
      .filter(({ state }) => state === from)
      .map(({ divisionId, workoutId }) => ({ divisionId, workoutId }));
    return results.length > 0 ? [{ from, results }] : [];
  });
}
