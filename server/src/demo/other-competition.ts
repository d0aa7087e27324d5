import type { MovableState, newCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import type { NewDivision } from '@chalkline/contract/competitions/division.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { z } from 'zod';
import type { OrganizerName } from './demo-neighbors.ts';
import type { Figures } from './invented-field.ts';
import type { MouldName } from './invented-workouts.ts';

export interface OtherDivision extends Partial<Omit<NewDivision, 'points'>> {
  readonly name: string;
  readonly figures: Figures;
  /** How many are in it. */
  readonly size: number;
  /** Whom it is drawn from, where not from those of the open divisions. */
  readonly pool?: 'masters' | 'prairie';
}

export interface OtherWorkout {
  readonly name: string;
  readonly like: MouldName;
  readonly sponsor?: string;
  /** Told so many days from today. */
  readonly releasedIn?: number;
}

export interface OtherCompetition {
  readonly facts: Omit<z.input<typeof newCompetition>, 'startsOn' | 'endsOn' | 'divisions' | 'workouts'>;
  readonly by: OrganizerName;
  /** Days from today. */
  readonly days: readonly [first: number, last: number];
  readonly state: MovableState;
  readonly divisions: readonly OtherDivision[];
  readonly workouts: readonly OtherWorkout[];
  /** Pairs in a division of teams, of athletes from two of the divisions. */
  readonly pairs?: readonly {
    readonly division: string;
    readonly from: readonly [string, string];
    readonly count: number;
  }[];
  /** Athletes can register: what a place in each division costs, and what it costs until a day from today. */
  readonly registration?: {
    readonly currency: CurrencyCode;
    /** Minor units, in the order of the divisions. */
    readonly prices: readonly number[];
    readonly early?: readonly { readonly days: number; readonly prices: readonly number[] }[];
  };
  /** How many of the workouts have scores. */
  readonly played: number;
  /** Whose score in a workout never came. */
  readonly missed?: { readonly athlete: string; readonly workout: string };
  /** So many of each division go on after the last workout: the cut was made. */
  readonly goOn?: number;
  /** Points given or taken by hand before it was over. */
  readonly adjusted?: { readonly athlete: string; readonly points: number; readonly reason: string };
}

/** The divisions that most have. */
export const women = { name: 'Women Rx', gender: 'women', figures: 'women' } as const;
export const men = { name: 'Men Rx', gender: 'men', figures: 'men' } as const;
export const masters = {
  name: 'Women 40+',
  gender: 'women',
  ageFrom: 40,
  figures: 'women',
  pool: 'masters',
} as const;
