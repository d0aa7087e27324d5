import type { ChallengeGoal } from '@chalkline/contract/groups/group-facts.schema.ts';
import { challenge, usualTypes } from '../activities/activities.factory.ts';
import { results } from '../activities/results/results.table.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { belongings } from '../groups/groups/groups.table.ts';
import { newId } from '../platform/ids/new-id.ts';
import type { Parts } from '../platform/parts.ts';
import { comingChallenges } from './demo-coming-challenges.ts';
import { demoDay } from './demo-days.ts';
import { type HostName, type Hosts, hostNames } from './demo-hosts.ts';
import { daysAgo } from './demo-joined.ts';
import { chanceOf } from './invented-field.ts';

export interface ChallengeSketch {
  readonly by: HostName;
  readonly type: keyof typeof usualTypes;
  readonly goal: ChallengeGoal;
  /** In the unit of the type. */
  readonly target?: number;
  /** First and last day, from today. */
  readonly days: readonly [number, number];
  /** How many take part, and what one of them does in a day at most. */
  readonly people: number;
  readonly most: number;
  readonly name: string;
  readonly description: string;
}

const challenges: readonly ChallengeSketch[] = [
  {
    ...{
      by: 'bongani',
      type: 'running',
      goal: 'reach',
      target: 60_000,
      days: [-9, 41],
      people: 7,
      most: 14_000,
    },
    name: 'Sixty along the bluff',
    description: 'Sixty kilometers before the holidays. Any pace, any shoes.',
  },
  {
    ...{ by: 'amaia', type: 'strength', goal: 'most', days: [-14, 36], people: 6, most: 5400 },
    name: 'Hours under the bar',
    description: 'Warm-ups count, scrolling between sets doesn’t.',
  },
  {
    ...{ by: 'linh', type: 'yoga', goal: 'streak', days: [-20, 39], people: 5, most: 2400 },
    name: 'Every morning on the mat',
    description: 'Ten minutes are enough to keep the streak.',
  },
  {
    ...{ by: 'simon', type: 'cycling', goal: 'most', days: [-25, 45], people: 8, most: 90_000 },
    name: 'Against the wind',
    description: 'The longest total wins a bell for the handlebar.',
  },
  {
    ...{
      by: 'pekka',
      type: 'swimming',
      goal: 'reach',
      target: 20_000,
      days: [-16, 44],
      people: 5,
      most: 1800,
    },
    name: 'Twenty kilometers of cold water',
    description: 'Pool lengths are fine. Sea counts the same and feels like double.',
  },
  {
    ...{ by: 'hamish', type: 'hiking', goal: 'most', days: [-30, 50], people: 6, most: 22_000 },
    name: 'Munro season',
    description: 'Distance on foot, uphill or not. Turn back when it’s time.',
  },
  {
    ...{ by: 'keala', type: 'rowing', goal: 'best', days: [-6, 37], people: 7, most: 12_000 },
    name: 'Longest single paddle',
    description: 'One session, one number. Only your best counts.',
  },
  {
    ...{ by: 'oluchi', type: 'pushUps', goal: 'reach', target: 2000, days: [-11, 48], people: 9, most: 180 },
    name: 'Two thousand push-ups',
    description: 'Knees are fine. Chest to the floor isn’t optional.',
  },
  {
    ...{ by: 'eun', type: 'workout', goal: 'most', days: [-18, 38], people: 8, most: 2 },
    name: 'Before eight o’clock',
    description: 'One for every workout that ends before your first meeting.',
  },
  {
    ...{
      by: 'nadine',
      type: 'walking',
      goal: 'reach',
      target: 150_000,
      days: [-22, 52],
      people: 7,
      most: 12_000,
    },
    name: 'From Hamburg to Cuxhaven',
    description: 'On paper it’s 150 kilometers. Walk yours wherever you live.',
  },
  {
    ...{ by: 'gudrun', type: 'steps', goal: 'most', days: [-12, 43], people: 6, most: 16_000 },
    name: 'Steps in the dark',
    description: 'November has few hours of light. Use the others.',
  },
  {
    ...{ by: 'jakub', type: 'strength', goal: 'streak', days: [-8, 40], people: 4, most: 3600 },
    name: 'No day without iron',
    description: 'The streak ends when you skip, so plan a light day.',
  },
  {
    ...{
      by: 'isabella',
      type: 'cycling',
      goal: 'reach',
      target: 400_000,
      days: [12, 73],
      people: 6,
      most: 0,
    },
    name: 'Four hundred on gravel',
    description: 'Asphalt counts as long as you get dusty somewhere.',
  },
  {
    ...{ by: 'mohamed', type: 'running', goal: 'best', days: [9, 55], people: 9, most: 0 },
    name: 'Longest beach run',
    description: 'Low tide tables are pinned in the community.',
  },
  {
    ...{ by: 'tamsin', type: 'rowing', goal: 'most', days: [20, 80], people: 5, most: 0 },
    name: 'Winter base, Newlyn',
    description: 'Meters on the machine until the gigs go back in.',
  },
  {
    ...{ by: 'yara', type: 'pushUps', goal: 'streak', days: [15, 75], people: 7, most: 0 },
    name: 'Thirty a day by the sea',
    description: 'Thirty each day, sixty days. Rain isn’t a reason.',
  },
  {
    ...{ by: 'davit', type: 'hiking', goal: 'reach', target: 100_000, days: [26, 90], people: 4, most: 0 },
    name: 'A hundred up to Kazbegi',
    description: 'Add up your walks. The last ten we do together.',
  },
  {
    ...{ by: 'rosalia', type: 'workout', goal: 'most', days: [7, 60], people: 6, most: 0 },
    name: 'Stairs before elevators',
    description: 'Log a workout each time you climb a hundred floors.',
  },
  {
    ...{ by: 'celeste', type: 'yoga', goal: 'most', days: [18, 66], people: 5, most: 0 },
    name: 'Time for yourself',
    description: 'Minutes on the mat, interruptions included.',
  },
  {
    ...{ by: 'farid', type: 'strength', goal: 'most', days: [-108, -60], people: 6, most: 4800 },
    name: 'Summer of squats',
    description: 'Time under load from July to September.',
  },
  {
    ...{ by: 'bongani', type: 'running', goal: 'most', days: [-98, -68], people: 8, most: 15_000 },
    name: 'Comrades base month',
    description: 'Build slowly. The most kilometers win nothing but respect.',
  },
  {
    ...{
      by: 'simon',
      type: 'cycling',
      goal: 'reach',
      target: 300_000,
      days: [-100, -70],
      people: 7,
      most: 70_000,
    },
    name: 'Three hundred behind the dike',
    description: 'Ten rides of thirty, or one very long one.',
  },
  {
    ...{ by: 'pekka', type: 'swimming', goal: 'most', days: [-104, -73], people: 5, most: 2400 },
    name: 'Lake to lake',
    description: 'Every open water swim of the summer.',
  },
  {
    ...{ by: 'oluchi', type: 'pushUps', goal: 'most', days: [-95, -65], people: 9, most: 150 },
    name: 'Rooftop push-up month',
    description: 'Morning sets only. It’s too hot later.',
  },
  {
    ...{
      by: 'eun',
      type: 'walking',
      goal: 'reach',
      target: 120_000,
      days: [-106, -76],
      people: 6,
      most: 11_000,
    },
    name: 'Along the Han',
    description: 'Both banks, all bridges, one month.',
  },
  {
    ...{ by: 'hamish', type: 'hiking', goal: 'most', days: [-110, -80], people: 5, most: 24_000 },
    name: 'Long summer evenings',
    description: 'Walks that begin after work.',
  },
  {
    ...{ by: 'nadine', type: 'workout', goal: 'streak', days: [-92, -62], people: 6, most: 2 },
    name: 'A month without zeros',
    description: 'Something every day, and a short one counts.',
  },
  {
    ...{
      by: 'keala',
      type: 'rowing',
      goal: 'reach',
      target: 80_000,
      days: [-112, -82],
      people: 7,
      most: 10_000,
    },
    name: 'Eighty before the race',
    description: 'What the crew paddles before Queen Liliʻuokalani.',
  },
];

/** Challenges among people who cannot sign in, with what they logged. */
export async function makeMoreChallenges(parts: Parts, hosts: Hosts): Promise<void> {
  const members: (typeof belongings.$inferInsert)[] = [];
  const logged: (typeof results.$inferInsert)[] = [];
  for (const [index, sketch] of [...challenges, ...comingChallenges].entries()) {
    const { by, type, days, people, most, ...facts } = sketch;
    const [first, last] = days;
    const made = daysAgo(parts, Math.max(4, 3 - first));
    const typeId = usualTypes[type];
    const { id: groupId } = await challenge(made, asViewer(hosts[by]), {
      ...{ name: facts.name, description: facts.description, goal: facts.goal, zone: 'UTC' },
      ...(facts.target !== undefined && { target: facts.target }),
      ...{ activity_type_id: typeId, starts_on: demoDay(parts, first), ends_on: demoDay(parts, last) },
    });
    const others = hostNames.filter((host) => host !== by);
    const joined = others.map((_, at) => others[(at * 3 + index * 5) % others.length] ?? by);
    const taking = [by, ...joined.slice(0, people - 1)];
    for (const host of taking.slice(1)) {
      members.push({
        ...{ groupId, personId: hosts[host].id, role: 'member', state: 'in' },
        ...{ notify: 'all', mark: 0, since: made.clock.now() },
      });
    }
    if (first > 0) continue;
    for (const host of taking) {
      const chance = chanceOf(facts.name, host);
      for (let day = first; day < Math.min(last, 0); day += 2 + Math.floor(chance() * 4)) {
        const loggedAt = daysAgo(parts, -day).clock.now();
        logged.push({
          ...{ id: newId(loggedAt.getTime()), personId: hosts[host].id, typeId, groupId },
          amount: rounded(most * (0.35 + 0.65 * chance()), most),
          ...{ day: demoDay(parts, day), note: '', loggedAt },
        });
      }
    }
  }
  await parts.database.sql.insert(belongings).values(members);
  await parts.database.sql.insert(results).values(logged);
}

/** As people write it down: to the hundred where it is thousands. */
function rounded(amount: number, most: number): number {
  const step = most > 2000 ? 100 : most > 100 ? 5 : 1;
  return Math.max(step, Math.round(amount / step) * step);
}
