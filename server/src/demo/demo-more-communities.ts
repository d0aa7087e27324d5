import type { NewCommunity } from '@chalkline/contract/groups/group.schema.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { community } from '../groups/directory/groups.factory.ts';
import { belongings } from '../groups/groups/groups.table.ts';
import type { Parts } from '../platform/parts.ts';
import { type HostName, type Hosts, hostNames } from './demo-hosts.ts';
import { daysAgo } from './demo-joined.ts';

type Sketch = readonly [
  by: HostName,
  category: NewCommunity['category'],
  members: number,
  name: string,
  description: string,
];

/** Newest last. */
const communities: readonly Sketch[] = [
  ['pekka', 'swimming', 9, 'Merihaka Ice Swimmers', 'A hole, a ladder and a sauna. Two minutes are plenty.'],
  ['hamish', 'running', 12, 'Pentland Hill Runners', 'Mud from October to May. Dogs welcome, gates closed.'],
  ['amaia', 'functional_fitness', 11, 'Bilbao Garage Gym', 'One rack, eleven keys, no music before eight.'],
  [
    'davit',
    'strength',
    6,
    'Tbilisi Stone Lifters',
    'Round stones, flat backs. We weigh the stones, never people.',
  ],
  [
    'keala',
    'team_sports',
    14,
    'Hilo Outrigger Crew',
    'Six seats, one rhythm. New paddlers start in seat three.',
  ],
  [
    'eun',
    'functional_fitness',
    10,
    'Early Shift Seoul',
    'Train at 5:30, at your desk by 8. Showers in order of arrival.',
  ],
  ['isabella', 'yoga', 7, 'Trieste Mobility Hour', 'Hips, shoulders and wind. Sundays on the pier.'],
  [
    'oluchi',
    'functional_fitness',
    13,
    'Lagos Rooftop Training',
    'Twelve floors up, stairs included in the warm-up.',
  ],
  [
    'nadine',
    'running',
    9,
    'Elbe Evening Milers',
    'One fast mile every Wednesday, and a list of who brought cake.',
  ],
  ['jakub', 'strength', 8, 'Stocznia Powerlifting', 'Three lifts, long rests, short talks.'],
  [
    'linh',
    'yoga',
    6,
    'West Lake Morning Stretch',
    'Half an hour before the traffic. Mats are ours, sunrise is free.',
  ],
  ['mohamed', 'running', 11, 'Ain Diab Beach Runs', 'Soft sand out, wet sand back.'],
  [
    'rosalia',
    'functional_fitness',
    8,
    'Valparaíso Stair Club',
    'The city is the gym. Bring water and good brakes.',
  ],
  ['simon', 'cycling', 12, 'Dike Riders', 'Headwind both ways. No one is dropped before the second dike.'],
  [
    'tamsin',
    'team_sports',
    7,
    'Newlyn Gig Rowers',
    'Gigs older than all of us together. Practice at slack water.',
  ],
  ['yara', 'functional_fitness', 9, 'Corniche Calisthenics', 'Bars by the sea, gloves optional.'],
  ['farid', 'strength', 5, 'Cedar Barbell', 'Olympic lifts in the mountains. Snow chains recommended.'],
  ['gudrun', 'functional_fitness', 10, 'Grandi Winter Training', 'It’s dark anyway, so we train.'],
  ['bongani', 'running', 13, 'Bluff Sunrise Runners', 'Ten kilometers along the bluff, whales in season.'],
  [
    'celeste',
    'strength',
    8,
    'Nantes Postnatal Strength',
    'Back under the bar without a hurry. Babies on the mats.',
  ],
  ['hamish', 'strength', 6, 'Leith Loaded Carries', 'Kegs, stones, sandbags and a very long street.'],
  ['eun', 'team_sports', 9, 'Han River Relay', 'Teams of four, any pace, one ribbon.'],
  [
    'nadine',
    'functional_fitness',
    7,
    'Sixty and Counting',
    'For people over sixty who lift. The youngest makes coffee.',
  ],
  ['keala', 'outdoors', 8, 'Lava Field Trails', 'Sharp rock, soft light. Gaiters save socks.'],
  ['pekka', 'cycling', 10, 'Fat Tire Fridays', 'On snow until April, on sand after that.'],
  [
    'oluchi',
    'strength',
    11,
    'First Pull-up Club',
    'For everyone who has none yet. We ring a bell for each first one.',
  ],
  ['isabella', 'cycling', 9, 'Karst Gravel Rides', 'White roads, red wine, home before dark.'],
  ['simon', 'other', 6, 'Desk Back Rescue', 'Ten minutes a day for people who sit.'],
  ['mohamed', 'team_sports', 12, 'Friday Five-a-side', 'Warm up properly this time.'],
  [
    'vikram',
    'running',
    13,
    'Marine Drive Milers',
    'Before the heat, along the curve, back for filter coffee.',
  ],
  ['ulrika', 'outdoors', 8, 'Long Tracks Umeå', 'Skis from November, rollers until then.'],
  [
    'zanele',
    'functional_fitness',
    10,
    'Signal Hill Circuit',
    'Six stations above the city. The cannon is at noon.',
  ],
  ['wanda', 'swimming', 7, 'Masurian Lake Swimmers', 'Orange buoys, three lakes, one sauna on wheels.'],
];

/** Communities that nobody who can sign in belongs to: what there is to discover. */
export async function makeMoreCommunities(parts: Parts, hosts: Hosts): Promise<void> {
  const members: (typeof belongings.$inferInsert)[] = [];
  for (const [index, [by, category, size, name, description]] of communities.entries()) {
    // Older than the communities of those who sign in, which stay on top.
    const made = daysAgo(parts, 127 - index);
    const { id } = await community(made, asViewer(hosts[by]), { name, description, category });
    const others = hostNames.filter((host) => host !== by);
    const joined = others
      .map((_, at) => others[(at * 7 + index * 3) % others.length] ?? by)
      .slice(0, size - 1);
    for (const [at, host] of joined.entries()) {
      const since = daysAgo(parts, 125 - index - at * 2).clock.now();
      members.push({
        groupId: id,
        personId: hosts[host].id,
        role: 'member',
        state: 'in',
        notify: 'all',
        mark: 0,
        since,
      });
    }
  }
  await parts.database.sql.insert(belongings).values(members);
}
