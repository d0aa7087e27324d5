import { heatSeeding } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { fieldInZone } from '@chalkline/contract/zone-moment.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { CompetitionView } from '../competitions/directory/competitions.service.ts';
import { createFloor } from '../competitions/floors/floors.service.ts';
import { publishPlan } from '../competitions/heats/heats.publish.service.ts';
import { seedWorkout } from '../competitions/heats/heats.seed.service.ts';
import { createJudgeLinks } from '../competitions/judge-links/judge-links.service.ts';
import { assignLaneJudges } from '../competitions/judging/lane-judges.service.ts';
import type { Parts } from '../platform/parts.ts';
import { demoDay } from './demo-days.ts';

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

/** The workout that is on when somebody opens the demo: its third heat is under way, the others are still to come,
 * the women's Rx last: its athlete is still to start. */
const onNow = {
  workout: 4,
  floor: 'Quay',
  durationMinutes: 14,
  transitionMinutes: 6,
  heatsBefore: 2,
  minutesIn: 5,
  order: [2, 1, 0],
};

/** Lanes of the Quay whose judges come by a link. */
const linkedLanes = [4, 5, 6, 7];

/** Floors and published heats of the live competition, with judges in the lanes of the workout that is on and
 * links to some of them. Heats with scores come before those without. */
export async function planHarborHeats(
  parts: Parts,
  organizer: Person,
  judges: readonly Person[],
  { competition, divisions, workouts }: CompetitionView,
): Promise<void> {
  const viewer = asViewer(organizer);
  const { id: competitionId, zone } = competition;
  const floors = new Map<string, string>();
  for (const floor of [quay, platform])
    floors.set(floor.name, (await createFloor(parts, viewer, competitionId, floor)).id);
  const step = (onNow.durationMinutes + onNow.transitionMinutes) * minute;
  const begun = parts.clock.now().getTime() - onNow.heatsBefore * step - onNow.minutesIn * minute;
  const now = fieldInZone(new Date(begun).toISOString(), zone);
  const plans = [
    ...yesterday.map((plan) => ({ ...plan, day: demoDay(parts, -1), transitionMinutes: 6, order: menLast })),
    { ...onNow, day: now.slice(0, 10), startsAt: now.slice(11) },
  ];
  for (const { workout, floor, day, startsAt, durationMinutes, transitionMinutes, order } of plans) {
    const divisionIds = order.map((index) => divisions[index]?.id ?? '');
    const params = { competitionId, workoutId: workouts[workout]?.id ?? '' };
    const seeding = heatSeeding.parse({
      ...{ day, startsAt, durationMinutes, transitionMinutes, divisionIds },
      floorId: floors.get(floor) ?? '',
      ...{ restMinutes: 20, grouping: 'split', ranking: 'seed', dealing: 'best_last' },
      ...{ laneOrder: 'center_out', version: null },
    });
    const { version } = await seedWorkout(parts, viewer, params, seeding);
    await publishPlan(parts, viewer, params, { version });
    if (workout === onNow.workout)
      await assignLaneJudges(parts, viewer, params, { personIds: judges.map(({ id }) => id) });
  }
  const links = { floorId: floors.get(quay.name) ?? '', lanes: linkedLanes, until: competition.endsOn };
  await createJudgeLinks(parts, viewer, competitionId, links);
}
