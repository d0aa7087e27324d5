import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import { expect, it } from 'vitest';
import { equipmentOf, isDoneWith, noEquipment } from './found-exercises.ts';

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
