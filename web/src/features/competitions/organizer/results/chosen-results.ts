import {
  type PublicationState,
  publicationStates,
} from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { PublicationReply, ResultsOf } from '@chalkline/contract/competitions/publication.schema.ts';

export const resultsKey = ({ divisionId, workoutId }: ResultsOf) => `${divisionId} ${workoutId}`;

/** The states all of these can move to. */
export function movesOfAll(chosen: readonly PublicationReply[]): PublicationState[] {
  if (chosen.length === 0) return [];
  return publicationStates.filter((state) => chosen.every(({ moveTo }) => moveTo.includes(state)));
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
