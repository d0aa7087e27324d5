import { rankedStatuses } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { BoardInput, RankedBoard } from '../ranking/board-ranking.rules.ts';
import { adjustmentsByEntry } from './board.rules.ts';
import type { BoardColumns } from './packed-board.rules.ts';
import { putId } from './packed-ids.rules.ts';

/** A ranked board, read row by row, as a large one is packed. */
export function boardColumns(
  input: BoardInput,
  { workouts, overall, indexOf }: RankedBoard,
  cutStates: Uint8Array | null = null,
): BoardColumns {
  const count = input.entries.length;
  const ids = new Uint32Array(count * 4);
  const marks = new Uint32Array(count * 2);
  for (const [index, entry] of input.entries.entries()) {
    putId(entry.id, ids, index * 4);
    marks.set(markOf([entry.bib, entry.name, entry.country, entry.region, entry.affiliate]), index * 2);
  }
  const adjusted = [...adjustmentsByEntry(input.adjustments)].flatMap(([entryId, adjustment]) => {
    const index = indexOf.get(entryId);
    return index === undefined ? [] : [[index, adjustment] as const];
  });
  const isAdded = input.teams !== null && input.teams.scoring.by !== 'team';
  return {
    entries: {
      ids,
      marks,
      bibs: Int32Array.from(input.entries, ({ bib }) => bib),
      statuses: Uint8Array.from(input.entries, ({ status }) => rankedStatuses.indexOf(status)),
    },
    absent: input.scoring.absent,
    adjusted: new Map(adjusted),
    workouts: workouts.map((workout) => ({
      ...workout,
      scoreWords: isAdded ? null : wordsOf(workout.scoreIds),
    })),
    overall,
    cutStates,
  };
}

function wordsOf(ids: readonly (string | null)[]): Uint32Array {
  const words = new Uint32Array(ids.length * 4);
  for (const [index, id] of ids.entries()) if (id !== null) putId(id, words, index * 4);
  return words;
}

/** A hash of 64 bits: two FNV-1a of 32, the second from the end. It only has to differ where the text does. */
function markOf(shown: readonly unknown[]): Uint32Array {
  const text = JSON.stringify(shown);
  const marks = Uint32Array.of(0x811c9dc5, 0x811c9dc5);
  for (let at = 0; at < text.length; at += 1) {
    marks[0] = Math.imul((marks[0] as number) ^ text.charCodeAt(at), 0x01000193);
    marks[1] = Math.imul((marks[1] as number) ^ text.charCodeAt(text.length - 1 - at), 0x01000193);
  }
  return marks;
}
