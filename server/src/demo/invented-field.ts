import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { seededChance, shuffled } from '../competitions/heats/seeded-chance.rules.ts';
import type { Athlete } from './invented-athletes.ts';
import { type Chance, inventScore, type Span } from './invented-scores.ts';

/** Whose figures a division has: women's and men's are apart. */
export type Figures = 'women' | 'men';

/** What is invented for a workout: how it is measured, and what its fields can do. */
export interface InventedWorkout {
  readonly name: string;
  readonly scoring: WorkoutScoring;
  readonly spans: Readonly<Record<Figures, Span>>;
}

export interface FieldSketch {
  readonly division: string;
  readonly figures: Figures;
  readonly from: readonly Athlete[];
  readonly size: number;
  /** The bib of the first; the others follow. */
  readonly firstBib: number;
  /** The ability of the strongest and of the weakest; 1 to 0 unless said. */
  readonly abilities?: readonly [number, number];
  /** Who is in it in any case. */
  readonly always?: string;
}

export interface Starter extends Athlete {
  readonly bib: number;
  readonly division: string;
  readonly figures: Figures;
  readonly ability: number;
}

/** Chance that is the same for the same words. */
export function chanceOf(...words: readonly (string | number)[]): Chance {
  let mixed = 0x811c9dc5;
  for (const letter of words.join(' ')) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return seededChance(mixed);
}

/** The athletes of a division; the bibs are in no order of strength. */
export function drawField(competition: string, sketch: FieldSketch): readonly Starter[] {
  const { division, figures, from, size, firstBib, always, abilities = [1, 0] } = sketch;
  const chance = chanceOf(competition, division);
  const isAlways = ({ name }: Athlete) => name === always;
  const mixed = shuffled(from, chance);
  const there = [...mixed.filter(isAlways), ...mixed.filter((one) => !isAlways(one))].slice(0, size);
  const [strongest, weakest] = abilities;
  return shuffled(there, chance).map((athlete, index) => ({
    ...athlete,
    bib: firstBib + index,
    division,
    figures,
    ability: weakest + (strongest - weakest) * athlete.strength,
  }));
}

export function entriesFile(starters: readonly Starter[]): string {
  const lines = starters.map(({ bib, name, division, country, affiliate, birthDate }) =>
    [bib, name, division, country, affiliate, birthDate].join(','),
  );
  return ['bib,name,division,country,affiliate,birth date', ...lines].join('\n');
}

/** A score of everybody in each of the workouts, but for the one that never came. */
export function scoresFile(
  competition: string,
  starters: readonly Starter[],
  workouts: readonly InventedWorkout[],
  missed?: { readonly athlete: string; readonly workout: string },
): string {
  const lines = starters.map((starter) => {
    const scores = workouts.map((workout) =>
      missed?.athlete === starter.name && missed.workout === workout.name
        ? ''
        : scoreOf(competition, starter, workout),
    );
    return [starter.bib, ...scores].join(',');
  });
  return [['bib', ...workouts.map(({ name }) => name)].join(','), ...lines].join('\n');
}

/** The score that this starter has in the workout, the same each time. */
export function scoreOf(
  competition: string,
  { bib, figures, ability }: Pick<Starter, 'bib' | 'figures' | 'ability'>,
  { name, scoring, spans }: InventedWorkout,
): string {
  return inventScore(scoring, spans[figures], ability, chanceOf(competition, name, bib));
}
