import type { NewWorkout } from '@chalkline/contract/competitions/workout.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { Figures } from './invented-field.ts';
import type { Span } from './invented-scores.ts';

/** A kind of test that many competitions have, each under a name of its own. */
export interface WorkoutMould extends Pick<NewWorkout, 'description' | 'movements'> {
  readonly scoring: WorkoutScoring;
  readonly spans: Readonly<Record<Figures, Span>>;
}

/** For time with a cap, reps left where it stops somebody. */
export const forTime = (minutes: number, totalReps: number): WorkoutScoring => ({
  type: 'time',
  unit: 'clock',
  direction: 'lower',
  cap: { notation: 'remaining', seconds: minutes * 60, totalReps },
});

export const forLoad: WorkoutScoring = { type: 'load', unit: 'kg', direction: 'higher', decimals: 1 };

const untilDone: WorkoutScoring = { type: 'time', unit: 'clock', direction: 'lower' };

const span = (best: number, weakest: number): Span => ({ best, weakest });

/** Spans are what good amateurs do: nobody here beats the best of the world. */
export const moulds = {
  chipper: {
    description: '**For time, cap 14:00**\n\nOne long list, from the first line to the last.',
    movements: ['60 wall balls', '50 box jump overs', '40 kettlebell swings', '30 burpees over the bar'],
    scoring: forTime(14, 180),
    spans: { women: span(570, 960), men: span(545, 940) },
  },
  sprint: {
    description: '**21-15-9 for time, cap 8:00**',
    movements: ['21-15-9 thrusters, 30/43 kg', '21-15-9 chest-to-bar pull-ups'],
    scoring: forTime(8, 90),
    spans: { women: span(228, 540), men: span(205, 515) },
  },
  clean: {
    description: '**1 clean, heaviest of three**\n\nSix minutes on the platform, three attempts that count.',
    movements: ['1 clean'],
    scoring: forLoad,
    spans: { women: span(112.5, 72.5), men: span(162.5, 107.5) },
  },
  snatch: {
    description:
      '**1 snatch, heaviest of three**\n\nFrom the floor in one movement; a press-out does not count.',
    movements: ['1 snatch'],
    scoring: forLoad,
    spans: { women: span(87.5, 52.5), men: span(125, 80) },
  },
  deadlift: {
    description: '**5 deadlifts, heaviest set**\n\nTouch and go, both hands on the bar throughout.',
    movements: ['5 deadlifts'],
    scoring: forLoad,
    spans: { women: span(155, 105), men: span(230, 155) },
  },
  rounds: {
    description: '**As many rounds and reps as possible in 12 minutes**',
    movements: ['10 burpees', '15 kettlebell swings, 16/24 kg', '20 air squats'],
    scoring: { type: 'rounds_reps', unit: 'reps', direction: 'higher', repsPerRound: 45 },
    spans: { women: span(448, 292), men: span(462, 300) },
  },
  rope: {
    description: '**Reps in 6 minutes**\n\nTies go to the earlier tenth climb.',
    movements: ['1 legless rope climb', '5 burpees over the rower'],
    scoring: {
      type: 'reps',
      unit: 'reps',
      direction: 'higher',
      tiebreaks: [{ type: 'time', unit: 'clock', direction: 'lower' }],
    },
    spans: { women: span(84, 52), men: span(92, 58) },
  },
  row: {
    description: '**Row 2 km for time**\n\nThe damper is yours to choose.',
    movements: ['2,000 m row'],
    scoring: untilDone,
    spans: { women: span(428, 512), men: span(376, 452) },
  },
  run: {
    description: '**Run 5 km for time**\n\nOne start for everyone, chips on the left shoe.',
    movements: ['5 km run'],
    scoring: untilDone,
    spans: { women: span(1155, 1620), men: span(1035, 1500) },
  },
  bike: {
    description: '**Calories in 3 minutes**\n\nThe machine starts at zero on the beep.',
    movements: ['Air bike'],
    scoring: { type: 'calories', unit: 'cal', direction: 'higher' },
    spans: { women: span(58, 36), men: span(82, 52) },
  },
  hang: {
    description: '**Longest dead hang**\n\nBoth hands on the bar, feet off the floor.',
    movements: ['Dead hang'],
    scoring: { type: 'hold', unit: 'clock', direction: 'higher' },
    spans: { women: span(188, 72), men: span(176, 68) },
  },
  carry: {
    description:
      '**Meters in 4 minutes**\n\nSandbag on the shoulder; the tape says where it was last lifted.',
    movements: ['Sandbag carry, 35/50 kg'],
    scoring: { type: 'distance', unit: 'm', direction: 'higher' },
    spans: { women: span(318, 196), men: span(334, 204) },
  },
} as const satisfies Record<string, WorkoutMould>;

export type MouldName = keyof typeof moulds;
