import type { NewCommunity, NewGroup } from '@chalkline/contract/groups/group.schema.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { community, group } from '../groups/directory/groups.factory.ts';
import { acceptInvite, createInvite } from '../groups/invites/invites.service.ts';
import { joinGroup } from '../groups/members/members.join.service.ts';
import type { Parts } from '../platform/parts.ts';
import { daysAgo } from './demo-joined.ts';
import type { OtherOrganizers } from './demo-neighbors.ts';
import type { DemoPeople } from './demo-people.ts';

type Who = keyof Pick<DemoPeople, 'organizer' | 'athlete' | 'judge'> | keyof OtherOrganizers;

interface Sketch {
  readonly by: Who;
  /** They come by an invite link, so that it works for what is closed as well. */
  readonly members: readonly Who[];
  /** They have asked and wait for an answer. */
  readonly asking?: readonly Who[];
}

interface GroupSketch extends Sketch {
  readonly facts: Partial<NewGroup> & Pick<NewGroup, 'name' | 'description'>;
}

interface CommunitySketch extends Sketch {
  readonly facts: Partial<NewCommunity> & Pick<NewCommunity, 'name' | 'description'>;
  readonly groups: readonly GroupSketch[];
}

const communities: readonly CommunitySketch[] = [
  {
    by: 'organizer',
    members: ['athlete', 'judge', 'ingrid', 'kenji', 'claire', 'arun'],
    facts: {
      name: 'Harbor Rowers',
      description:
        'Rowers of the Maas and everyone who joins them on dry land. Two sessions a week, one race a month, soup after.',
      category: 'team_sports',
      visibility: 'public',
    },
    groups: [
      {
        by: 'organizer',
        members: ['athlete', 'ingrid', 'kenji'],
        facts: {
          name: 'Tuesday crew',
          description: 'Tuesdays at 18:30 in the boat shed. Bring a dry layer.',
          visibility: 'community',
        },
      },
      {
        by: 'athlete',
        members: ['claire'],
        facts: {
          name: 'Race weekend car share',
          description: 'Who drives, who needs a seat, and who brings the coffee.',
          visibility: 'public',
        },
      },
      {
        by: 'judge',
        members: ['organizer'],
        facts: {
          name: 'Judges, floor A',
          description: 'Lane sheets and shifts for the harbor floor.',
          visibility: 'invitation',
        },
      },
    ],
  },
  {
    by: 'judge',
    members: ['organizer', 'catalina'],
    asking: ['kenji'],
    facts: {
      name: 'Maas Lifting Club',
      description: 'Snatch, clean and jerk. Small groups, patient spotters.',
      category: 'strength',
      visibility: 'private',
    },
    groups: [
      {
        by: 'organizer',
        members: ['catalina'],
        facts: {
          name: 'Saturday masters',
          description: 'Lifters over 40. Mobility first, then singles.',
          visibility: 'community',
        },
      },
    ],
  },
];

const groups: readonly GroupSketch[] = [
  {
    by: 'athlete',
    members: ['organizer', 'judge', 'arun'],
    facts: {
      name: 'Sunday run club',
      description: 'An easy 10 km along the water, every Sunday at nine.',
      visibility: 'public',
    },
  },
  {
    by: 'judge',
    members: ['athlete'],
    asking: ['claire'],
    facts: {
      name: 'Night shift training',
      description: 'For people who train when others sleep.',
      visibility: 'private',
    },
  },
];

/** Communities and groups of every visibility, with people of the demo in them. Gives the communities’ ids. */
export async function makeDemoGroups(
  parts: Parts,
  people: Pick<DemoPeople, 'organizer' | 'athlete' | 'judge'> & OtherOrganizers,
): Promise<readonly string[]> {
  const earlier = daysAgo(parts, 92);
  const ids: string[] = [];
  for (const { groups: inside, ...sketch } of communities) {
    const { id } = await community(earlier, asViewer(people[sketch.by]), sketch.facts);
    ids.push(id);
    await bringIn(earlier, id, sketch, people);
    for (const one of inside) await makeGroup(earlier, one, people, id);
  }
  for (const one of groups) await makeGroup(earlier, one, people);
  return ids;
}

async function makeGroup(
  parts: Parts,
  sketch: GroupSketch,
  people: Readonly<Record<Who, Person>>,
  communityId?: string,
): Promise<void> {
  const facts = { ...sketch.facts, ...(communityId && { community_id: communityId }) };
  const { id } = await group(parts, asViewer(people[sketch.by]), facts);
  await bringIn(parts, id, sketch, people);
}

async function bringIn(
  parts: Parts,
  groupId: string,
  { by, members, asking = [] }: Sketch,
  people: Readonly<Record<Who, Person>>,
): Promise<void> {
  const { link } = await createInvite(parts, asViewer(people[by]), groupId, { uses: 100 });
  const token = link.slice(link.lastIndexOf('/') + 1);
  for (const who of members) await acceptInvite(parts, asViewer(people[who]), token);
  for (const who of asking) await joinGroup(parts, asViewer(people[who]), groupId);
}
