import type { JudgingHeat } from '@chalkline/contract/competitions/judging.schema.ts';

/** Its time has passed, counted from when its clock was started or else from its planned start. */
export function isHeatOver({ startsAt, endsAt, startedAt }: JudgingHeat, now: number): boolean {
  return Date.parse(startedAt ?? startsAt) + (Date.parse(endsAt) - Date.parse(startsAt)) <= now;
}
