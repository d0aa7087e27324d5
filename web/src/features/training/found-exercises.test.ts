import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import { expect, it } from 'vitest';
import { equipmentOf, isDoneWith, noEquipment, swapsFor, withProgramExercises } from './found-exercises.ts';

const exercise = (equipment: ExerciseReply['equipment']) => ({ equipment }) as ExerciseReply;

it('offers the equipment of the exercises, each once, and keeps those that are done with it', () => {
  const all = [exercise(['dumbbell', 'bench']), exercise(['dumbbell']), exercise([])];
  expect(equipmentOf(all)).toEqual([
    { value: noEquipment, label: 'No equipment' },
    { value: 'bench', label: 'Bench' },
    { value: 'dumbbell', label: 'Dumbbell' },
  ]);
  expect(equipmentOf([exercise(['bench'])])).toHaveLength(1);
  const counts = ['dumbbell', 'bench', noEquipment].map(
    (available) => all.filter((one) => isDoneWith(one, available)).length,
  );
  expect(counts).toEqual([2, 1, 1]);
});

it('knows a trainer’s own exercise by the program that asks for it, and offers swaps for it', () => {
  const made = (id: string, primary: string) =>
    ({ id, name: id, measure: 'load', primary: [primary], equipment: [] }) as unknown as ExerciseReply;
  const library = [made('squat', 'quadriceps'), made('row', 'lats')];
  const running = [{ exercises: [made('row', 'chest'), made('ring row', 'lats')] }];
  const all = withProgramExercises(library, running as never);
  expect(all.map(({ id }) => id)).toEqual(['squat', 'row', 'ring row']);
  expect(swapsFor(all, 'ring row').map(({ id }) => id)).toEqual(['row']);
});
