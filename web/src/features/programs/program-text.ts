import type { ProgramLevel } from '@chalkline/contract/programs/program.schema.ts';
import { counted } from '../../ui/counted.ts';

/** A workout program as its card shows it: the fields of seed §3 under their names in the calls. */
export interface ProgramSummary {
  readonly id: string;
  readonly name: string;
  readonly desc: string | null;
  readonly image: string | null;
  readonly video: string | null;
  /** 0 means paid. */
  readonly is_free: 0 | 1;
  /** Minor units and their currency; null when there is nothing to pay. */
  readonly price: { readonly amount: number; readonly currency: string } | null;
  readonly number_of_weeks: number;
  readonly number_of_workouts: number;
  /** Different ones: one that comes back every week counts once. */
  readonly number_of_exercises: number;
  readonly coach: string;
  /** The viewer has it already. */
  readonly is_bought: boolean;
}

/** "Coach Fatou Diarra, 8 weeks, 40 workouts, 31 exercises" */
export function belowText(program: ProgramSummary): string {
  return `Coach ${program.coach}, ${countsText(program)}`;
}

/** "8 weeks, 40 workouts, 31 exercises" */
export function countsText(program: ProgramSummary): string {
  return [
    counted(program.number_of_weeks, ['week', 'weeks']),
    counted(program.number_of_workouts, ['workout', 'workouts']),
    counted(program.number_of_exercises, ['exercise', 'exercises']),
  ].join(', ');
}

export const levelLabels: Readonly<Record<ProgramLevel, string>> = {
  any: 'All levels',
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** What it costs, in the currency's own way: "€24", "€24.50". Null when it is free: only 0 means paid. */
export function priceText({ is_free, price }: ProgramSummary): string | null {
  if (is_free !== 0 || price === null) return null;
  const style = { style: 'currency', currency: price.currency } as const;
  const digits = new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2;
  const amount = price.amount / 10 ** digits;
  const whole = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat('en', { ...style, currencyDisplay: 'narrowSymbol', ...whole }).format(amount);
}

/** The address of the video, if it is one that a link may lead to. */
export function videoAddress(video: string | null): string | null {
  return video && /^https?:\/\//i.test(video) ? video : null;
}
