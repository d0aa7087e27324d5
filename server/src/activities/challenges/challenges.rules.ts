import type { ChallengeStage } from '@chalkline/contract/groups/group-facts.schema.ts';
import { day as dayLong } from '@chalkline/contract/spans.ts';
import { momentInZone } from '@chalkline/contract/zone-moment.ts';

interface Days {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly zone: string;
}

/** How long after the end results may still be added and taken away: its places are final then. */
const settlingTime = dayLong;

/** From the first moment of the first day to the last of the last, by the clocks of its zone. */
export function spanOf({ startsOn, endsOn, zone }: Days): { startsAt: Date; endsAt: Date; finalAt: Date } {
  const startsAt = midnight(startsOn, zone);
  const endsAt = midnight(dayAfter(endsOn), zone);
  return { startsAt, endsAt, finalAt: new Date(endsAt.getTime() + settlingTime) };
}

export function stageOf(days: Days, now: Date): ChallengeStage {
  const { startsAt, endsAt, finalAt } = spanOf(days);
  if (now < startsAt) return 'upcoming';
  if (now < endsAt) return 'open';
  return now < finalAt ? 'settling' : 'final';
}

/** Days from the first to the last, both counted. */
export function lengthOf({ startsOn, endsOn }: Pick<Days, 'startsOn' | 'endsOn'>): number {
  return Math.round((Date.parse(endsOn) - Date.parse(startsOn)) / dayLong) + 1;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayLong).toISOString().slice(0, 10);
}

function midnight(day: string, zone: string): Date {
  const moment = momentInZone(`${day}T00:00`, zone);
  if (moment === null) throw new Error(`${day} isn’t a day`);
  return new Date(moment);
}
