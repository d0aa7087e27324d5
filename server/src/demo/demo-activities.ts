import { newResult } from '@chalkline/contract/activities/result.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { fieldInZone, momentInZone } from '@chalkline/contract/zone-moment.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { activity, challenge, usualTypes } from '../activities/activities.factory.ts';
import { logResult } from '../activities/challenges/results.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { joinGroup } from '../groups/members/members.join.service.ts';
import type { Parts } from '../platform/parts.ts';
import { daysAgo } from './demo-joined.ts';
import type { OtherOrganizers } from './demo-neighbors.ts';
import type { DemoPeople } from './demo-people.ts';

type Known = Pick<DemoPeople, 'organizer' | 'athlete' | 'judge'> & OtherOrganizers;

const zone = 'Europe/Amsterdam';
/** Days since the challenge began; it lasts thirty. */
const begun = 12;

/** What each logged, by the day of the challenge, in meters. */
const rows: Readonly<Partial<Record<keyof Known, readonly (readonly [day: number, meters: number])[]>>> = {
  kenji: [
    [0, 10_000],
    [3, 12_000],
    [6, 15_000],
    [9, 10_000],
    [11, 12_000],
  ],
  ingrid: [
    [1, 8000],
    [4, 9500],
    [8, 11_000],
    [12, 6500],
  ],
  athlete: [
    [0, 5000],
    [2, 6200],
    [5, 8000],
    [7, 7000],
    [10, 7400],
  ],
  judge: [
    [2, 6000],
    [6, 8000],
  ],
  claire: [
    [2, 6000],
    [6, 8000],
  ],
};

/** A run to come, a session that was, the rowers’ challenge in its second week and one to come, with what people logged. */
export async function makeDemoActivities(parts: Parts, people: Known, rowers?: string): Promise<void> {
  const { athlete, judge, organizer } = people;
  const earlier = daysAgo(parts, begun);
  const at = (days: number) => new Date(parts.clock.now().getTime() + days * day).toISOString();
  const date = (days: number) => fieldInZone(at(days), zone).slice(0, 10);

  await makeEarlierActivities(parts, people);
  const loop = await activity(daysAgo(parts, 6), asViewer(athlete), {
    name: 'Maas loop',
    description: 'One lap over both bridges at an easy pace. Everyone gets home.',
    meeting_point: 'Maashaven, pier 3',
    starts_at: clockAt(parts, 3, '10:00'),
    ends_at: clockAt(parts, 3, '11:30'),
    zone,
    capacity: 20,
  });
  for (const [index, who] of (['organizer', 'judge', 'arun', 'claire'] as const).entries())
    await bringIn(daysAgo(parts, 5 - index), loop.id, people, [who]);

  const yoga = await activity(daysAgo(parts, 4), asViewer(judge), {
    name: 'Mobility after work',
    description: 'Hips and shoulders, forty-five minutes.',
    activity_type_id: usualTypes.yoga,
    meeting_point: 'Upper floor of the boat shed',
    starts_at: clockAt(parts, -3, '18:30'),
    ends_at: clockAt(parts, -3, '19:15'),
    zone,
    capacity: 4,
  });
  await bringIn(daysAgo(parts, 4), yoga.id, people, ['athlete', 'organizer']);
  await log(daysAgo(parts, 2), athlete, { groupId: yoga.id, amount: 2700, day: date(-3) });

  const row = await challenge(earlier, asViewer(organizer), {
    name: 'One hundred kilometers of rowing',
    description: 'On water or on the machine. Log every row and add a picture of the monitor.',
    activity_type_id: usualTypes.rowing,
    goal: 'reach',
    target: 100_000,
    ...(rowers && { community_id: rowers }),
    starts_on: date(-begun),
    ends_on: date(29 - begun),
    zone,
  });
  const crew = Object.keys(rows) as (keyof Known)[];
  await bringIn(earlier, row.id, people, crew);
  for (const who of crew) {
    for (const [since, meters] of rows[who] ?? []) {
      const logged = { groupId: row.id, amount: meters, day: date(since - begun) };
      await log(daysAgo(parts, begun - since), people[who], logged);
    }
  }

  await challenge(parts, asViewer(judge), {
    name: 'Thirty days of push-ups',
    description: 'Some every day. The longest streak wins.',
    activity_type_id: usualTypes.pushUps,
    goal: 'streak',
    starts_on: date(5),
    ends_on: date(34),
    zone,
  });
}

/** The moment at which clocks in Amsterdam show that time, so many days from the day that it is there. */
function clockAt({ clock }: Parts, days: number, time: string): string {
  const there = fieldInZone(new Date(clock.now().getTime() + days * day).toISOString(), zone);
  return momentInZone(`${there.slice(0, 10)}T${time}`, zone) ?? '';
}

const weeklyRuns = 10;
/** The challenge that is over: how long ago it began, and how many days it lasted. */
const over = { ago: 71, days: 30 } as const;
const ran: Readonly<Partial<Record<keyof Known, readonly number[]>>> = {
  arun: [8000, 9000, 10_000, 9500, 12_000],
  athlete: [10_000, 10_000, 11_000, 10_500],
  organizer: [5000, 6000, 6000],
  judge: [10_000, 7000, 10_000],
  claire: [4000, 5500],
};

/** A run a week, each with those who came, and a challenge that is decided. */
async function makeEarlierActivities(parts: Parts, people: Known): Promise<void> {
  const at = (days: number) => new Date(parts.clock.now().getTime() + days * day).toISOString();
  const runners = ['organizer', 'judge', 'arun', 'claire', 'kenji'] as const;
  for (let week = weeklyRuns; week > 0; week -= 1) {
    const ago = 7 * week - 3;
    const planned = daysAgo(parts, ago + 4);
    const run = await activity(planned, asViewer(people.athlete), {
      name: week % 3 === 0 ? 'Bridge intervals' : 'Out to the lock',
      description: week % 3 === 0 ? 'Six times up, easy down.' : 'Easy there, a little faster back.',
      meeting_point: 'Maashaven, pier 3',
      starts_at: clockAt(parts, -ago, '18:30'),
      ends_at: clockAt(parts, -ago, '20:00'),
      zone,
    });
    const came = runners.filter((_, index) => (index + week) % 3 !== 0);
    await bringIn(daysAgo(parts, ago + 2), run.id, people, came);
  }
  const begin = daysAgo(parts, over.ago);
  const date = (days: number) => fieldInZone(at(days), zone).slice(0, 10);
  const { id } = await challenge(begin, asViewer(people.arun), {
    name: 'A month on foot',
    description: 'Every run counts. The most kilometers win.',
    goal: 'most',
    starts_on: date(-over.ago),
    ends_on: date(over.days - 1 - over.ago),
    zone,
  });
  const who = Object.keys(ran) as (keyof Known)[];
  await bringIn(
    begin,
    id,
    people,
    who.filter((one) => one !== 'arun'),
  );
  for (const one of who) {
    for (const [index, meters] of (ran[one] ?? []).entries()) {
      const ago = over.ago - 2 - 6 * index;
      await log(daysAgo(parts, ago), people[one], { groupId: id, amount: meters, day: date(-ago) });
    }
  }
}

async function bringIn(
  parts: Parts,
  groupId: string,
  people: Known,
  who: readonly (keyof Known)[],
): Promise<void> {
  for (const one of who) await joinGroup(parts, asViewer(people[one]), groupId);
}

async function log(parts: Parts, person: Person, result: { groupId: string; amount: number; day: string }) {
  await logResult(parts, asViewer(person), newResult.parse(result));
}
