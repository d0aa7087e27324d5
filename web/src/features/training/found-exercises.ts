import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';

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
