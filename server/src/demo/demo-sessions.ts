import type { Prescription } from '@chalkline/contract/programs/program-tree.schema.ts';

type Goal = Prescription['goal'];
export const reps = (from: number, to = from): Goal => ({ by: 'reps', from, to });
export const time = (seconds: number): Goal => ({ by: 'time', seconds });
export const meters = (distance: number): Goal => ({ by: 'distance', meters: distance });

export interface Line {
  readonly exercise: string;
  readonly sets: number;
  readonly goal: Goal;
  readonly rest?: number;
  readonly rpe?: number;
  /** Percent of the training max. */
  readonly share?: number;
}

/** One exercise each, or several as a superset. */
export type Session = readonly (Line | readonly Line[])[];

const line = (exercise: string, sets: number, goal: Goal, rest = 90): Line => ({
  exercise,
  sets,
  goal,
  rest,
});

/** Days that programs of the demo are put together from. */
export const sessions = {
  'Squat and carry': [
    { ...line('Barbell squat', 5, reps(5), 180), share: 70 },
    line('Farmer carry', 4, meters(40)),
    line('Plank', 3, time(45), 45),
  ],
  'Press and pull': [
    line('Push press', 4, reps(6), 120),
    [line('Ring push-up', 3, reps(8, 12), 0), line('Body row', 3, reps(10), 75)],
  ],
  'Pull from the floor': [
    { ...line('Deadlifts, barbell', 4, reps(4), 180), share: 72.5 },
    line('Kettlebell swing', 4, reps(15), 75),
    line('Hollow hold', 3, time(30), 45),
  ],
  'Snatch day': [line('Snatch', 8, reps(2), 120), line('Bulgarian split squat', 3, reps(8), 75)],
  'Clean and jerk day': [line('Clean and jerk', 8, reps(1), 120), line('Seal row', 3, reps(8), 90)],
  'Easy hour': [line('Run', 1, time(3600), 0)],
  'Hill repeats': [line('Run', 8, time(90), 120), line('Plank', 2, time(40), 30)],
  'Long run': [line('Run', 1, meters(14_000), 0)],
  'Threshold row': [line('Row', 4, meters(1500), 150), line('Dead hang', 3, time(30), 60)],
  'Sprint row': [line('Row', 10, meters(250), 90)],
  'Mixed engine': [
    [line('Bike', 5, time(120), 0), line('Burpee', 5, reps(12), 60)],
    line('Sled push', 6, meters(20), 90),
  ],
  'Ski and swing': [line('Ski', 5, meters(500), 90), line('Kettlebell swing', 5, reps(20), 60)],
  'Skill on the rings': [
    line('Ring dip', 5, reps(3, 5), 120),
    line('Pull ups', 5, reps(3, 6), 120),
    line('Toes-to-bar', 4, reps(6), 75),
  ],
  'Upside down': [line('Handstand push-up', 6, reps(2, 4), 120), line('Face pull', 3, reps(15), 60)],
  'Calm strength': [
    line('Goblet squat', 3, reps(10), 75),
    line('Landmine press', 3, reps(10), 75),
    line('Hip thrust', 3, reps(12), 75),
  ],
  'Floor and core': [
    line('Turkish get-up', 4, reps(2), 90),
    line('Plank', 3, time(60), 45),
    line('Wall sit', 3, time(45), 60),
  ],
  'Ropes and jumps': [
    line('Double-under', 6, reps(40), 45),
    line('Box jump', 5, reps(8), 60),
    line('Rope climb', 4, reps(2), 120),
  ],
  'Race simulation': [
    line('Run', 4, meters(1000), 30),
    line('Wall ball', 4, reps(25), 60),
    line('Thruster', 3, reps(12), 90),
  ],
} as const satisfies Record<string, Session>;

export type SessionName = keyof typeof sessions;
