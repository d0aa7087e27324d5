import { newComment, newPost } from '@chalkline/contract/posts/post.schema.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { type Person, personByEmail } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { eventWith, ticketTo } from '../events/events.factory.ts';
import { community, group } from '../groups/directory/groups.factory.ts';
import { joinGroup } from '../groups/members/members.join.service.ts';
import type { Parts } from '../platform/parts.ts';
import { addComment } from '../posts/comments/comments.service.ts';
import { likePost } from '../posts/posts/likes.service.ts';
import { addPost, pinPost } from '../posts/posts/posts.service.ts';
import { demoSpan } from './demo-days.ts';
import { daysAgo } from './demo-joined.ts';
import type { DemoPeople } from './demo-people.ts';

const team = ['corporate-admin', 'trainer', 'trainee', 'receptionist'] as const;
type Who = (typeof team)[number];

/** Other members who are in it. */
const members = [
  'tomasz.zielny@ironworks.test',
  'aurelie.bonnard@ironworks.test',
  'ngaire.paki@ironworks.test',
  'beatriz.salgado@ironworks.test',
  'cillian.roche@ironworks.test',
];

interface GymPost {
  readonly by: Who;
  readonly ago: number;
  readonly text: string;
  readonly isAnnouncement?: true;
  readonly likedBy?: readonly Who[];
  readonly comments?: readonly (readonly [by: Who, text: string])[];
}

const posts: readonly GymPost[] = [
  {
    by: 'corporate-admin',
    ago: 88,
    isAnnouncement: true,
    likedBy: ['trainer', 'receptionist'],
    text: 'Welcome! Opening hours, classes and lost gloves are all here now.',
  },
  {
    by: 'trainer',
    ago: 74,
    likedBy: ['trainee'],
    text: 'Form check on Thursdays from 18:00: bring one lift, leave with one cue.',
    comments: [['trainee', 'I bring my deadlift.']],
  },
  {
    by: 'receptionist',
    ago: 59,
    likedBy: ['corporate-admin'],
    text: 'Found at the desk: two bottles, one left shoe. The shoe is a mystery.',
  },
  {
    by: 'corporate-admin',
    ago: 46,
    isAnnouncement: true,
    likedBy: ['trainer', 'trainee'],
    text: 'The yard hall is heated from today.',
  },
  {
    by: 'trainee',
    ago: 29,
    likedBy: ['trainer', 'receptionist'],
    text: 'A minute of plank today. In September it was thirty seconds.',
    comments: [['trainer', 'And the back stayed flat.']],
  },
  {
    by: 'trainer',
    ago: 12,
    likedBy: ['trainee'],
    text: '**Back to the gym** is in the catalog: two calm days a week, four weeks.',
  },
  {
    by: 'receptionist',
    ago: 3,
    text: 'Seats for Lifters’ evening are at the desk and in the app. Soup is included.',
    comments: [['trainee', 'See you there.']],
  },
];

/** Three months of the gym’s own community, with a group of early risers. */
export async function makeGymCommunity(parts: Parts, people: DemoPeople): Promise<void> {
  const { id } = await community(daysAgo(parts, 90), asViewer(people['corporate-admin']), {
    name: 'Ironworks members',
    description: 'News from the floor and the desk, and people to train with.',
    category: 'strength',
    visibility: 'public',
  });
  const others: Person[] = [];
  for (const email of members) {
    const member = await personByEmail(parts.database.sql, email);
    if (member) others.push(member);
  }
  const inside = [people.trainer, people.trainee, people.receptionist, ...others];
  for (const [index, who] of inside.entries())
    await joinGroup(daysAgo(parts, index < 3 ? 89 : 30 - 3 * index), asViewer(who), id);
  const early = await group(daysAgo(parts, 71), asViewer(people.trainer), {
    name: 'Early birds',
    description: 'On the floor at six, at work at nine.',
    visibility: 'community',
    community_id: id,
  });
  for (const who of [people.trainee, people.receptionist, ...others.slice(0, 2)])
    await joinGroup(daysAgo(parts, 9), asViewer(who), early.id);
  for (const post of posts) await makePost(parts, people, id, post);
  await planMobility(parts, people, id);
}

/** An evening of the community, with seats that some have. */
async function planMobility(parts: Parts, people: DemoPeople, communityId: string): Promise<void> {
  const mobility = await eventWith(daysAgo(parts, 10), asViewer(people.trainer), {
    community_id: communityId,
    visibility: 'community',
    name: 'Mobility before lifting',
    category: 'strength',
    description: 'Hips, shoulders and ankles, one hour, on the mats. Bring a towel.',
    place: 'Yard hall',
    ...demoSpan(parts, { days: 8, time: '19:00', hours: 1, zone: 'Europe/Amsterdam' }),
    ticket_types: [{ name: 'Mat', price: 0, capacity: 16 }],
  });
  for (const who of ['trainee', 'receptionist'] as const)
    await ticketTo(daysAgo(parts, 5), asViewer(people[who]), mobility);
}

async function makePost(
  parts: Parts,
  people: DemoPeople,
  groupId: string,
  { by, ago, text, isAnnouncement, likedBy = [], comments = [] }: GymPost,
): Promise<void> {
  const kind = isAnnouncement ? 'announcement' : 'post';
  const body = newPost.parse({ group_id: groupId, text, kind });
  const { id } = (await addPost(daysAgo(parts, ago), asViewer(people[by]), body)).post;
  if (ago === posts[0]?.ago) await pinPost(daysAgo(parts, ago), asViewer(people[by]), id, true);
  const later = daysAgo(parts, ago - hour / day);
  for (const who of likedBy) await likePost(later, asViewer(people[who]), { post_id: id, liked: true });
  for (const [who, words] of comments)
    await addComment(later, asViewer(people[who]), newComment.parse({ post_id: id, text: words }));
}
