import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';

/** Exercises whose name has all the words, or their beginnings; names that begin with them come first. */
export function found(all: readonly ExerciseReply[], search: string): ExerciseReply[] {
  const words = wordsOf(search);
  const hits = all.filter(({ name }) => {
    const own = wordsOf(name);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  const first = words[0];
  if (!first) return hits;
  const leads = ({ name }: ExerciseReply) => (wordsOf(name)[0]?.startsWith(first) ? 0 : 1);
  return hits.toSorted(
    (one, other) =>
      leads(one) - leads(other) || one.name.length - other.name.length || one.name.localeCompare(other.name),
  );
}

/** Those with the same first muscle and measured alike; the ones with the same equipment come first. */
export function swapsFor(all: readonly ExerciseReply[], exerciseId: string): ExerciseReply[] {
  const old = all.find(({ id }) => id === exerciseId);
  if (!old) return [...all];
  const shared = ({ equipment }: ExerciseReply) =>
    equipment.filter((each) => old.equipment.includes(each)).length;
  return all
    .filter(
      ({ id, primary, measure }) =>
        id !== exerciseId && primary[0] === old.primary[0] && measure === old.measure,
    )
    .toSorted((one, other) => shared(other) - shared(one) || one.name.localeCompare(other.name));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
