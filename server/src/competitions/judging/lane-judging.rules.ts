import type { LaneConflictKind } from '@chalkline/contract/competitions/lane-judges.schema.ts';
import { cheapestAssignment } from '../heats/cheapest-assignment.rules.ts';
import { type BusySpan, minutesBetween } from '../heats/heat-conflicts.rules.ts';

/** A lane with an athlete in it. */
export interface LaneToJudge {
  readonly heatId: string;
  readonly lane: number;
  readonly divisionId: string;
  /** Milliseconds. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Minutes between a heat of one's own and this one. */
  readonly restMinutes: number;
  readonly heatName: string;
}

export interface JudgeToAssign {
  readonly personId: string;
  /** When they compete themselves. */
  readonly heats: readonly BusySpan[];
  /** Names of the divisions they compete in, by id. */
  readonly divisions: ReadonlyMap<string, string>;
}

export interface LaneFault {
  readonly kind: LaneConflictKind;
  readonly other: string;
  readonly minutes: number | null;
}

/** What speaks against somebody judging a lane, besides the lanes they judge already. */
export function laneFaults(
  lane: LaneToJudge,
  judge: JudgeToAssign,
  judged: readonly LaneToJudge[],
): LaneFault[] {
  const tooClose = judge.heats
    .map((span) => ({ other: span.name, minutes: minutesBetween(span, lane) }))
    .filter(({ minutes }) => minutes < lane.restMinutes)
    .toSorted((one, other) => one.minutes - other.minutes);
  const [rest] = tooClose;
  const division = judge.divisions.get(lane.divisionId);
  const double = judged.find(
    (other) => !isSameLane(other, lane) && (other.heatId === lane.heatId || minutesBetween(other, lane) < 0),
  );
  return [
    ...(rest ? [{ kind: 'rest' as const, ...rest }] : []),
    ...(division === undefined ? [] : [{ kind: 'division' as const, other: division, minutes: null }]),
    ...(double
      ? [
          {
            kind: 'double' as const,
            other: `${double.heatName}, lane ${double.lane}`,
            minutes: minutesBetween(double, lane),
          },
        ]
      : []),
  ];
}

export function isSameLane(
  one: Pick<LaneToJudge, 'heatId' | 'lane'>,
  other: Pick<LaneToJudge, 'heatId' | 'lane'>,
): boolean {
  return one.heatId === other.heatId && one.lane === other.lane;
}

interface Assigned {
  readonly lane: LaneToJudge;
  readonly personId: string;
}

/**
 * Gives each free lane a judge without a conflict, heat by heat in order of time, so that everyone judges about as many
 * lanes. A heat gets as many judges as it can; a lane for which nobody is left stays empty. The same input gives the
 * same judges.
 */
export function assignJudges(
  free: readonly LaneToJudge[],
  judges: readonly JudgeToAssign[],
  taken: readonly Assigned[],
): Assigned[] {
  const judged = new Map(judges.map(({ personId }) => [personId, lanesOf(taken, personId)]));
  const heats = [...Map.groupBy(free, ({ heatId }) => heatId).values()].toSorted(
    ([one], [other]) => (one?.startsAt ?? 0) - (other?.startsAt ?? 0),
  );
  return heats.flatMap((lanes) => {
    const costs = lanes.map((lane) => [
      ...judges.map((judge) => {
        const theirs = judged.get(judge.personId) ?? [];
        return laneFaults(lane, judge, theirs).length > 0 ? impossible : theirs.length;
      }),
      // A column for each lane that stays empty.
      ...lanes.map(() => empty),
    ]);
    const given = cheapestAssignment(costs);
    return lanes.flatMap((lane, index) => {
      const judge = judges[given[index] ?? -1];
      if (!judge) return [];
      judged.set(judge.personId, [...(judged.get(judge.personId) ?? []), lane]);
      return [{ lane, personId: judge.personId }];
    });
  });
}

/** Dearer than any number of lanes, and two empty lanes cheaper than one conflict. */
const empty = 1e5;
const impossible = 1e9;

function lanesOf(assigned: readonly Assigned[], personId: string): LaneToJudge[] {
  return assigned.filter((one) => one.personId === personId).map(({ lane }) => lane);
}
