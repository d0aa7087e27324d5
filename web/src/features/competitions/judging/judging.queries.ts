import { getJudging } from '@chalkline/contract/competitions/judging.endpoints.ts';
import type {
  JudgingCompetition,
  JudgingHeat,
  JudgingLane,
} from '@chalkline/contract/competitions/judging.schema.ts';
import { keptQuery } from '../../../patterns/outbox/kept-query.ts';
import { call } from '../../../platform/calls.ts';
import { type ClockSample, clockOffset } from '../heats/server-clock.ts';
import { type KeptDay, keepDay, readDay } from './judge-store.ts';
import { judgingKey } from './judging-key.ts';

const samples: ClockSample[] = [];
const samplesKept = 8;

/** The judge's day: from the server, or without one as the phone kept it. */
export const judgingQuery = (personId: string) => ({
  ...keptQuery({
    queryKey: [...judgingKey, personId],
    ask: askDay,
    keep: (day) => keepDay(personId, day),
    read: () => readDay(personId),
  }),
  refetchInterval: 10_000,
});

async function askDay(signal: AbortSignal): Promise<KeptDay> {
  const askedAt = Date.now();
  const { data: reply } = await call(getJudging, {}, { signal });
  const heardAt = Date.now();
  samples.push({ askedAt, heardAt, serverAt: Date.parse(reply.now) });
  samples.splice(0, samples.length - samplesKept);
  return { reply, ahead: clockOffset(samples), keptAt: heardAt };
}

/** One lane with all that is around it. */
export interface LaneAt {
  readonly competition: JudgingCompetition;
  readonly heat: JudgingHeat;
  readonly lane: JudgingLane;
}

export function findLane(day: KeptDay, heatId: string | null, lane: number): LaneAt | null {
  for (const competition of day.reply.competitions) {
    const heat = competition.heats.find(({ id }) => id === heatId);
    const found = heat?.lanes.find((one) => one.lane === lane);
    if (heat && found) return { competition, heat, lane: found };
  }
  return null;
}

/** The lanes somebody judges by time, and what else is on the floors. */
export function lanesOf(day: KeptDay): {
  readonly mine: readonly LaneAt[];
  readonly others: readonly LaneAt[];
} {
  const all = day.reply.competitions.flatMap((competition) =>
    competition.heats.flatMap((heat) => heat.lanes.map((lane) => ({ competition, heat, lane }))),
  );
  const byTime = all.toSorted((one, other) => one.heat.startsAt.localeCompare(other.heat.startsAt));
  return {
    mine: byTime.filter(({ lane }) => lane.mine),
    others: byTime.filter(({ heat }) => !heat.lanes.some(({ mine }) => mine)),
  };
}
