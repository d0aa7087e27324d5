import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import type { RunningProgram } from '@chalkline/contract/training/enrollment.schema.ts';

/** An exercise, also another person’s that one of my programs asks for. */
export type FoundExercise = Omit<ExerciseReply, 'mine'>;

/** The library and my own, then those that only my programs know. */
export function withProgramExercises(
  all: readonly FoundExercise[],
  running: readonly Pick<RunningProgram, 'exercises'>[],
): FoundExercise[] {
  const found = [...all, ...running.flatMap(({ exercises }) => exercises)];
  // Of two with one id the first stays.
  return [...new Map(found.toReversed().map((one) => [one.id, one])).values()].toReversed();
}

/** Those with the same first muscle and measured alike; the ones with the same equipment come first. */
export function swapsFor(all: readonly FoundExercise[], exerciseId: string): FoundExercise[] {
  const old = all.find(({ id }) => id === exerciseId);
  if (!old) return [...all];
  const shared = ({ equipment }: FoundExercise) =>
    equipment.filter((each) => old.equipment.includes(each)).length;
  return all
    .filter(
      ({ id, primary, measure }) =>
        id !== exerciseId && primary[0] === old.primary[0] && measure === old.measure,
    )
    .toSorted((one, other) => shared(other) - shared(one) || one.name.localeCompare(other.name));
}

export const noEquipment = 'no equipment';

export const wordsOf = (equipment: string) => equipment.replaceAll('_', ' ');

/** What these exercises are done with, to choose from. */
export function equipmentOf(exercises: readonly FoundExercise[]) {
  const used = [...new Set(exercises.flatMap(({ equipment }) => equipment))].toSorted();
  const none = exercises.some(({ equipment }) => equipment.length === 0) ? [noEquipment] : [];
  return [...none, ...used].map((value) => ({ value, label: capital(wordsOf(value)) }));
}

const capital = (words: string) => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;

/** "Quadriceps, lower back" */
export const musclesText = (muscles: readonly string[]) => capital(muscles.map(wordsOf).join(', '));

export function isDoneWith({ equipment }: FoundExercise, available: string): boolean {
  return available === noEquipment ? equipment.length === 0 : equipment.some((each) => each === available);
}
