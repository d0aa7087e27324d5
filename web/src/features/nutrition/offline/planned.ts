import type { DiaryDay, PlanLine } from '@chalkline/contract/nutrition/diary.schema.ts';
import type { DiaryChange } from './day-on-device.ts';

/** What was planned for a day and isn't logged in its meal, however much of it was eaten. */
export function plannedLeft({ plan, entries }: Pick<DiaryDay, 'plan' | 'entries'>): PlanLine[] {
  const eaten = entries.map(({ meal, foodId }) => `${meal} ${foodId}`);
  return (plan?.lines ?? []).filter(({ meal, foodId }) => {
    const at = eaten.indexOf(`${meal} ${foodId}`);
    if (at >= 0) eaten.splice(at, 1);
    return at < 0;
  });
}

export function plannedEntryOf(day: string, line: PlanLine, id: string): DiaryChange {
  const { meal, foodId, unit, quantity } = line;
  return {
    kind: 'entry',
    day,
    entry: { ...line, id, version: 1 },
    body: { id, day, meal, foodId, unit, quantity },
  };
}
