import type { TargetFigures, TargetsReply } from '@chalkline/contract/nutrition/targets.schema.ts';
import { dateFormat, numberText } from '../../../ui/locale.ts';
import { dayLabel } from './weeks.ts';

interface Listed {
  readonly current: readonly TargetsReply[];
  readonly later: readonly TargetsReply[];
}

/** “Mon, Tue, Wed” with “2,350 kcal, protein 140 g”: weekdays with the same targets in one line. */
export function targetLines({ current, later }: Listed, hidesCalories: boolean) {
  const now = Map.groupBy(current, (one) => figuresText(one, hidesCalories));
  const then = Map.groupBy(later, (one) => `${one.startsOn} ${figuresText(one, hidesCalories)}`);
  const line = ([first, ...others]: readonly TargetsReply[], prefix: string) =>
    first
      ? [{ days: prefix + daysText([first, ...others]), figures: figuresText(first, hidesCalories) }]
      : [];
  return [
    ...[...now.values()].flatMap((rows) => line(rows, '')),
    ...[...then.values()].flatMap((rows) => line(rows, `From ${dayLabel(rows[0]?.startsOn ?? '')}: `)),
  ];
}

/** “Mon”; Monday is 1. */
export function weekdayLabel(weekday: number): string {
  const format = dateFormat({ weekday: 'short', timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(2026, 10, 22 + weekday, 12)));
}

const daysText = (rows: readonly TargetsReply[]) => {
  const text = weekdaysText(rows.map(({ weekday }) => weekday));
  return text[0]?.toUpperCase() + text.slice(1);
};

/** “every day”, “Mon, Tue”. */
export function weekdaysText(weekdays: readonly number[]): string {
  return weekdays.length === 7 ? 'every day' : weekdays.map(weekdayLabel).join(', ');
}

function figuresText(figures: TargetFigures, hidesCalories: boolean): string {
  const { kcal, protein, carbohydrate, fat, fiber, milliliters } = figures;
  const parts = [
    !hidesCalories && kcal !== null && `${numberText(kcal)} kcal`,
    protein !== null && `protein ${numberText(protein)} g`,
    carbohydrate !== null && `carbohydrate ${numberText(carbohydrate)} g`,
    fat !== null && `fat ${numberText(fat)} g`,
    fiber !== null && `fiber ${numberText(fiber)} g`,
    milliliters !== null && `water ${numberText(milliliters)} ml`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'no targets' : parts.join(', ');
}
