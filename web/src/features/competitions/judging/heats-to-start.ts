import type { JudgingHeat } from '@chalkline/contract/competitions/judging.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { isHeatOver } from '../heats/heat-over.ts';

/**
 * On each floor the heat that runs and the next one by plan. A floor may run late: before that one comes the first after the
 * last start, for an hour past its time, unless it was scored without a clock.
 */
export function heatsToStart(heats: readonly JudgingHeat[], now: number): JudgingHeat[] {
  const inOrder = heats.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  return [...Map.groupBy(inOrder, ({ floor }) => floor.id).values()].flatMap((onFloor) => {
    const last = onFloor.findLastIndex(({ startedAt }) => startedAt !== null);
    const toStart = onFloor.slice(last + 1).filter((heat) => !isScored(heat));
    const running = onFloor.slice(Math.max(last, 0), last + 1).filter((heat) => !isHeatOver(heat, now));
    const next = [
      toStart.find(({ startsAt }) => Date.parse(startsAt) > now - hour),
      toStart.find(({ endsAt }) => Date.parse(endsAt) > now),
    ];
    return [...running, ...new Set(next)].flatMap((heat) => heat ?? []);
  });
}

function isScored({ lanes }: JudgingHeat): boolean {
  return lanes.some(({ scores }) => scores.some(({ value }) => value !== null));
}
