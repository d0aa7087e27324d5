import {
  type HeatLayoutBody,
  type HeatPlanReply,
  heatSeeding,
} from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { fieldInZone } from '@chalkline/contract/zone-moment.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { CompetitionView } from '../competitions/directory/competitions.service.ts';
import type { Entry } from '../competitions/entries/entries.repository.ts';
import { createFloor } from '../competitions/floors/floors.service.ts';
import { saveLayout } from '../competitions/heats/heats.layout.service.ts';
import { publishPlan } from '../competitions/heats/heats.publish.service.ts';
import { seedWorkout } from '../competitions/heats/heats.seed.service.ts';
import { createJudgeLinks } from '../competitions/judge-links/judge-links.service.ts';
import { assignLaneJudges } from '../competitions/judging/lane-judges.service.ts';
import type { Parts } from '../platform/parts.ts';
import { demoDay } from './demo-days.ts';
import { daysAgo } from './demo-joined.ts';

const quay = { name: 'Quay', lanes: 10, callArea: 'Blue container, door 3', callMinutes: 10 };
const platform = { name: 'Platform', lanes: 10, callArea: 'Behind the crane', callMinutes: 10 };

/** Who starts first, by the index of the division: the 40+ before the women before the men. */
const menLast = [2, 0, 1] as const;

/** Minutes of the workouts that are over, with their start yesterday at the venue. */
const yesterday = [
  { workout: 0, floor: 'Quay', startsAt: '09:00', durationMinutes: 12 },
  { workout: 1, floor: 'Platform', startsAt: '12:00', durationMinutes: 6 },
  { workout: 2, floor: 'Platform', startsAt: '14:30', durationMinutes: 6 },
  { workout: 3, floor: 'Quay', startsAt: '18:10', durationMinutes: 10 },
] as const;

/** The workout that is on when somebody opens the demo: its fourth heat is under way. */
const onNow = {
  workout: 4,
  floor: 'Quay',
  durationMinutes: 14,
  transitionMinutes: 6,
  heatsBefore: 3,
  minutesIn: 5,
  order: [2, 1, 0],
};

/**
 * Its heats in the order in which they start, by their place in the draft: the women's first heat before the men's, so
 * that scores can arrive on the first board, and their last one after the men's first.
 */
const heatsByHand = [0, 1, 4, 2, 5, 3] as const;

/** When its first heat starts, on the clock of the venue. */
export function nightFerryStart({ clock }: Pick<Parts, 'clock'>, zone: string): Start {
  const step = (onNow.durationMinutes + onNow.transitionMinutes) * minute;
  const before = onNow.heatsBefore * step + onNow.minutesIn * minute;
  const whole = 5 * minute;
  const begun = Math.floor((clock.now().getTime() - before) / whole) * whole;
  const [day = '', startsAt = ''] = fieldInZone(new Date(begun).toISOString(), zone).split('T');
  return { day, startsAt };
}

interface Start {
  readonly day: string;
  readonly startsAt: string;
}

/** Lanes of the Quay whose judges come by a link. */
const linkedLanes = [4, 5, 6, 7];

/** Floors and published heats of the live competition, with judges in the lanes of the workout that is on and
 * links to some of them. Heats with scores come before those without. */
export async function planHarborHeats(
  parts: Parts,
  organizer: Person,
  judges: readonly Person[],
  { competition, divisions, workouts }: CompetitionView,
  { start, athlete }: { readonly start: Start; readonly athlete: Entry },
): Promise<void> {
  const viewer = asViewer(organizer);
  const { id: competitionId } = competition;
  const floors = new Map<string, string>();
  for (const floor of [quay, platform])
    floors.set(floor.name, (await createFloor(parts, viewer, competitionId, floor)).id);
  // Before any of them has started, when heats can still be moved.
  const then = daysAgo(parts, 2);
  const plans = [
    ...yesterday.map((plan) => ({ ...plan, day: demoDay(parts, -1), transitionMinutes: 6, order: menLast })),
    { ...onNow, ...start },
  ];
  for (const { workout, floor, day, startsAt, durationMinutes, transitionMinutes, order } of plans) {
    const divisionIds = order.map((index) => divisions[index]?.id ?? '');
    const params = { competitionId, workoutId: workouts[workout]?.id ?? '' };
    const seeding = heatSeeding.parse({
      day,
      startsAt,
      durationMinutes,
      transitionMinutes,
      divisionIds,
      floorId: floors.get(floor) ?? '',
      restMinutes: 20,
      grouping: 'split',
      ranking: 'seed',
      dealing: 'best_last',
      laneOrder: 'center_out',
      version: null,
    });
    const seeded = await seedWorkout(then, viewer, params, seeding);
    const isOn = workout === onNow.workout;
    const { version } = isOn ? await saveLayout(then, viewer, params, arranged(seeded, athlete.id)) : seeded;
    await publishPlan(then, viewer, params, { version });
    if (isOn) await assignLaneJudges(parts, viewer, params, { personIds: judges.map(({ id }) => id) });
  }
  const links = { floorId: floors.get(quay.name) ?? '', lanes: linkedLanes, until: competition.endsOn };
  await createJudgeLinks(parts, viewer, competitionId, links);
}

/** The draft by hand: other heats first, and the athlete who can sign in has theirs still ahead. */
function arranged({ version, heats, entries }: HeatPlanReply, athleteId: string): HeatLayoutBody {
  const bibs = new Map(entries.map(({ id, bib }) => [id, bib]));
  const lanes = heatsByHand.map((index) => heats[index]?.lanes ?? []);
  const [early = [], late = []] = [lanes[2], lanes[4]];
  // The last seed of the late heat starts in the athlete's place.
  const last = late.toSorted((a, b) => (bibs.get(b ?? '') ?? 0) - (bibs.get(a ?? '') ?? 0))[0] ?? null;
  const swapped = (id: string | null) => (id === athleteId ? last : id === last ? athleteId : id);
  const isEarly = early.includes(athleteId);
  return {
    version,
    heats: heats.map(({ id, locked }, index) => {
      const own = lanes[index] ?? [];
      return { id, locked, lanes: isEarly ? own.map(swapped) : own };
    }),
  };
}
