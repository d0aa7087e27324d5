import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import { rankOf } from '@chalkline/contract/programs/exercise-search.ts';
import { fits, type Wanted } from './library.rules.ts';

/** An exercise with its place in a list: how well it answers the search, then its name, then its id. */
export interface Found {
  readonly exercise: ExerciseReply;
  readonly place: Place;
}

type Place = readonly [rank: number, name: string, id: string];

/** Those that are wanted, in order. */
export function inOrder(exercises: Iterable<ExerciseReply>, wanted: Wanted): Found[] {
  return [...exercises].flatMap((exercise) => found(exercise, wanted)).toSorted(byPlace);
}

/** At most `limit` after the place; from the first one on when it is null. */
export function foundAfter(all: readonly Found[], after: readonly unknown[] | null, limit: number): Found[] {
  const rest = after === null ? all : all.filter(({ place }) => compare(place, after as Place) > 0);
  return rest.slice(0, limit);
}

function found(exercise: ExerciseReply, wanted: Wanted): Found[] {
  if (!fits(exercise, wanted)) return [];
  const rank = wanted.search ? rankOf(exercise, wanted.search) : 0;
  return rank === null ? [] : [{ exercise, place: [rank, exercise.name.toLowerCase(), exercise.id] }];
}

const byPlace = (one: Found, other: Found) => compare(one.place, other.place);

function compare(one: Place, other: Place): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  if (at === -1) return 0;
  return (one[at] ?? '') < (other[at] ?? '') ? -1 : 1;
}
