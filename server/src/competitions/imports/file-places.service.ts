import type { PlacesCompared } from '@chalkline/contract/competitions/places-compared.schema.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ThreadParts, ThreadTask } from '../../platform/threads/threads.ts';
import { type BoardRef, loadBoardSnapshot } from '../standings/boards.snapshot.service.ts';
import { onSuitingThread } from '../standings/boards.thread.service.ts';
import {
  addCompared,
  comparePlaces,
  type EntryInState,
  type FilePlace,
  type ImportedScore,
} from './file-places.rules.ts';
import type { ScoresPlan } from './scores-plan.rules.ts';

interface Asked extends BoardRef {
  readonly imported: readonly ImportedScore[];
  readonly states: readonly EntryInState[];
  readonly filePlaces: readonly FilePlace[];
}

export const comparePlacesTask: ThreadTask<Asked, PlacesCompared> = {
  name: 'competitions.compare_places',
  run: async (parts, asked) => {
    const { input } = await loadBoardSnapshot(parts, asked);
    return comparePlaces(input, asked, asked.filePlaces);
  },
};

/**
 * Whether a file's own places come out of its scores: what an organizer looks for first in last year's results.
 * Nothing is kept. null where the file gives no place.
 */
export async function compareWithBoard(
  parts: Pick<Parts, 'thread'> & ThreadParts,
  competitionId: string,
  { added, changed, filePlaces, states }: ScoresPlan,
): Promise<PlacesCompared | null> {
  if (filePlaces.length === 0) return null;
  const scores = Map.groupBy([...added, ...changed], ({ entry }) => entry.divisionId);
  const places = Map.groupBy(filePlaces, ({ divisionId }) => divisionId);
  const moved = Map.groupBy(states, ({ entry }) => entry.divisionId);
  const all: PlacesCompared[] = [];
  for (const [divisionId, ofDivision] of places) {
    const imported = (scores.get(divisionId) ?? []).map(({ workoutId, entry, value }) => ({
      workoutId,
      entryId: entry.id,
      value,
    }));
    const inState = (moved.get(divisionId) ?? []).map(({ entry, to }) => ({ entryId: entry.id, state: to }));
    const asked = {
      competitionId,
      divisionId,
      view: 'inside' as const,
      imported,
      states: inState,
      filePlaces: ofDivision,
    };
    all.push(await onSuitingThread(parts, divisionId, comparePlacesTask, asked));
  }
  return addCompared(all);
}
