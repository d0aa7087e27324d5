import { rankedStatuses } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { OverallEntry } from '../ranking/overall.rules.ts';
import type { PackedEntries } from './packed-board.rules.ts';
import { noScores, type UnpackedScores } from './packed-field.rules.ts';

/** What changes when something is tried on a large division; the original isn't modified. */
interface Tried {
  readonly entries: PackedEntries;
  readonly field: readonly OverallEntry[];
  readonly scores: ReadonlyMap<string, UnpackedScores>;
  readonly values: readonly ScoreValue[];
}

/** With a score replacing the entry's current one in the workout, or with none. */
export function withTriedScore<Material extends Tried>(
  material: Material,
  workoutId: string,
  entry: number,
  value: ScoreValue | null,
): Material {
  const before = material.scores.get(workoutId) ?? noScores(material.field.length);
  const values = before.values.slice();
  values[entry] = value === null ? 0 : material.values.length + 1;
  return {
    ...material,
    values: value === null ? material.values : [...material.values, value],
    scores: new Map(material.scores).set(workoutId, { ...before, values }),
  };
}

/** With one entry replaced, as input of the ranking. */
export function withTriedEntry<Material extends Tried>(
  material: Material,
  position: number,
  entry: OverallEntry,
): Material {
  const statuses = material.entries.statuses.slice();
  statuses[position] = rankedStatuses.indexOf(entry.status);
  return {
    ...material,
    entries: { ...material.entries, statuses },
    field: material.field.with(position, entry),
  };
}

/** With one more entry, last, without any scores. */
export function withOneMore<Material extends Tried>(material: Material, entry: OverallEntry): Material {
  const { ids, bibs, statuses, marks } = material.entries;
  const count = statuses.length + 1;
  return {
    ...material,
    entries: {
      ids: longer(ids, new Uint32Array(count * 4)),
      bibs: longer(bibs, new Int32Array(count)),
      statuses: longer(statuses, new Uint8Array(count)),
      marks: longer(marks, new Uint32Array(count * 2)),
    },
    field: [...material.field, entry],
    scores: new Map(
      [...material.scores].map(([id, { scoreWords, values, received }]) => [
        id,
        {
          scoreWords: longer(scoreWords, new Uint32Array(count * 4)),
          values: longer(values, new Uint32Array(count)),
          received: longer(received, new Float64Array(count)),
        },
      ]),
    ),
  };
}

function longer<List extends Uint32Array | Int32Array | Uint8Array | Float64Array>(
  list: ArrayLike<number>,
  room: List,
): List {
  room.set(list);
  return room;
}
