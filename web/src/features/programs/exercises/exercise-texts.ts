import type { Equipment, Measure, Mechanics, Muscle } from '@chalkline/contract/programs/exercise.schema.ts';

export const muscleLabels: Readonly<Record<Muscle, string>> = {
  abdominals: 'Abs',
  obliques: 'Obliques',
  chest: 'Chest',
  shoulders: 'Shoulders',
  trapezius: 'Traps',
  upper_back: 'Upper back',
  lats: 'Lats',
  lower_back: 'Lower back',
  biceps: 'Biceps',
  triceps: 'Triceps',
  forearms: 'Forearms',
  glutes: 'Glutes',
  quadriceps: 'Quads',
  hamstrings: 'Hamstrings',
  hip_abductors: 'Outer hips',
  hip_adductors: 'Inner thighs',
  calves: 'Calves',
};

export const equipmentLabels: Readonly<Record<Equipment, string>> = {
  barbell: 'Barbell',
  dumbbell: 'Dumbbells',
  kettlebell: 'Kettlebell',
  weight_plate: 'Weight plate',
  medicine_ball: 'Medicine ball',
  machine: 'Machine',
  smith_machine: 'Smith machine',
  cable: 'Cable',
  bench: 'Bench',
  box: 'Box',
  pull_up_bar: 'Pull-up bar',
  parallel_bars: 'Parallel bars',
  rings: 'Rings',
  rope: 'Climbing rope',
  jump_rope: 'Jump rope',
  resistance_band: 'Resistance band',
  stability_ball: 'Stability ball',
  balance_dome: 'Balance dome',
  balance_board: 'Balance board',
  towel: 'Towel',
  sled: 'Sled',
  rower: 'Rower',
  ski_erg: 'Ski machine',
  bike: 'Bike',
};

export const noEquipment = 'No equipment';

export const measureLabels: Readonly<Record<Measure, string>> = {
  load: 'Reps and weight',
  reps: 'Reps',
  time: 'Time',
  distance: 'Distance',
};

export const mechanicsLabels: Readonly<Record<Mechanics, string>> = {
  compound: 'Compound',
  isolation: 'Isolation',
  isometric: 'Isometric',
};

/** "Chest, triceps": a sentence’s words, with only the first one capitalized. */
export function listed(labels: readonly string[]): string {
  return labels.map((label, index) => (index === 0 ? label : label.toLowerCase())).join(', ');
}

/** By the names of muscles. */
export const musclesText = (muscles: readonly string[]) =>
  listed(muscles.map((muscle) => muscleLabels[muscle as Muscle] ?? muscle));

export function equipmentText(equipment: readonly Equipment[]): string {
  return equipment.length === 0 ? noEquipment : listed(equipment.map((each) => equipmentLabels[each]));
}
