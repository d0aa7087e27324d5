import type { newWorkout } from '@chalkline/contract/competitions/workout.schema.ts';
import type { z } from 'zod';
import type { InventedWorkout } from './invented-field.ts';
import { forLoad, forTime } from './invented-workouts.ts';

type Sketch = z.input<typeof newWorkout> & InventedWorkout;

/** In order. The last one is released later. */
export const harborWorkouts = [
  {
    name: 'Breakwater',
    description: '**For time, cap 12:00**\n\nOne lane from the water to the wall, in this order.',
    movements: ['50 wall balls', '50 box jump overs', '50 sandbag cleans'],
    sponsor: { name: 'Keel & Anchor Barbells', link: null },
    scoring: forTime(12, 150),
    spans: { women: { best: 575, weakest: 770 }, men: { best: 528, weakest: 775 } },
  },
  {
    name: 'Crane',
    description: '**1 clean, heaviest of three**\n\nSix minutes on the platform, three attempts that count.',
    movements: ['1 clean'],
    scoring: forLoad,
    spans: { women: { best: 110, weakest: 80 }, men: { best: 162.5, weakest: 115 } },
  },
  {
    name: 'Twenty Down',
    description: '**Reps in 6 minutes**\n\nTies go to the earlier tenth climb.',
    movements: ['1 legless rope climb', '1 burpee over the rower'],
    sponsor: { name: 'Tidewater Rope Works', link: null },
    scoring: {
      type: 'reps',
      unit: 'reps',
      direction: 'higher',
      tiebreaks: [{ type: 'time', unit: 'clock', direction: 'lower' }],
    },
    spans: { women: { best: 24, weakest: 13 }, men: { best: 27, weakest: 16 } },
  },
  {
    name: 'Salt & Iron',
    description: '**For time, cap 10:00**',
    movements: ['1,000 m row', '30 bar-facing burpees', '30 thrusters', '70 double-unders'],
    scoring: forTime(10, 130),
    spans: { women: { best: 422, weakest: 640 }, men: { best: 396, weakest: 632 } },
  },
  {
    name: 'Night Ferry',
    description:
      '**As many rounds and reps as possible in 14 minutes**\n\nTwo heats at a time, on the deck of the old ferry.',
    movements: ['12 cal ski', '10 dumbbell snatches', '10 toes-to-bar'],
    sponsor: { name: 'Lantern Coffee', link: null },
    scoring: { type: 'rounds_reps', unit: 'reps', direction: 'higher', repsPerRound: 32 },
    spans: { women: { best: 286, weakest: 176 }, men: { best: 308, weakest: 190 } },
  },
  {
    name: 'The Lock',
    description: '**For time, cap 8:00**\n\nThe final, for the ten who are left of every division.',
    movements: ['15-12-9 snatches', '15-12-9 muscle-ups', '18 lunges across the lock'],
    scoring: forTime(8, 90),
    spans: { women: { best: 300, weakest: 520 }, men: { best: 280, weakest: 510 } },
  },
] as const satisfies readonly Sketch[];

/** What divisions do differently, by workout and division. */
export const harborStandards: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Breakwater: {
    'Women Rx': 'Ball 6 kg to 2.75 m · box 50 cm · sandbag 45 kg',
    'Men Rx': 'Ball 9 kg to 3 m · box 60 cm · sandbag 60 kg',
    'Women 40+': 'Ball 6 kg to 2.75 m · box 50 cm, stepping allowed · sandbag 35 kg',
  },
  'Salt & Iron': {
    'Women Rx': 'Thrusters at 30 kg',
    'Men Rx': 'Thrusters at 43 kg',
    'Women 40+': 'Thrusters at 25 kg · single-unders count half',
  },
  'Night Ferry': {
    'Women Rx': 'Dumbbell 15 kg',
    'Men Rx': 'Dumbbell 22.5 kg',
    'Women 40+': 'Dumbbell 12.5 kg',
  },
};
