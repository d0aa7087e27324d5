import { newDecision, newReport } from '@chalkline/contract/moderation/case.schema.ts';
import type { ReportReason } from '@chalkline/contract/moderation/moderation-kinds.ts';
import { newComment, newPost } from '@chalkline/contract/posts/post.schema.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { urlOf, webBase } from '@chalkline/contract/urls.ts';
import sharp from 'sharp';
import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { findGroups, groupOrder } from '../groups/groups/groups.repository.ts';
import { decideCase } from '../moderation/cases/decisions.service.ts';
import { reportThing } from '../moderation/cases/reports.service.ts';
import { newId } from '../platform/ids/new-id.ts';
import type { Parts } from '../platform/parts.ts';
import { coverSvg } from '../platform/pictures/cover-svg.ts';
import { addComment } from '../posts/comments/comments.service.ts';
import { markRead } from '../posts/feeds/feeds.service.ts';
import { likePost } from '../posts/posts/likes.service.ts';
import { addPost, pinPost } from '../posts/posts/posts.service.ts';
import { receiveImage } from '../uploads/uploads.service.ts';
import type { OtherOrganizers } from './demo-neighbors.ts';
import type { DemoPeople } from './demo-people.ts';

type Who = keyof Pick<DemoPeople, 'organizer' | 'athlete' | 'judge'> | keyof OtherOrganizers;
type Demo = Readonly<Record<Who, Person>>;

interface DemoPost {
  /** The name of its group; none: on the author’s page. */
  readonly in?: string;
  readonly by: Who;
  readonly daysAgo: number;
  readonly text: string;
  readonly isAnnouncement?: true;
  readonly isPinned?: true;
  /** Shows a picture, described so. */
  readonly picture?: string;
  readonly likedBy?: readonly Who[];
  readonly comments?: readonly (readonly [by: Who, text: string])[];
  readonly reports?: readonly (readonly [by: Who, reason: ReportReason, note: string])[];
  /** Its report was dismissed by the organizer. */
  readonly isDismissed?: true;
}

const rowers = 'Harbor Rowers';
const crew = 'Tuesday crew';
const cars = 'Race weekend car share';
const lifters = 'Maas Lifting Club';
const runners = 'Sunday run club';
const night = 'Night shift training';

/** Oldest first: that is how they are numbered. `@organizer` names a person of the demo. */
const posts: readonly DemoPost[] = [
  {
    ...{ in: rowers, by: 'organizer', daysAgo: 30, isAnnouncement: true },
    text: 'Welcome to the new home of the **Harbor Rowers**. Training times, races and rides are posted here.',
    likedBy: ['athlete', 'judge', 'ingrid', 'kenji'],
  },
  {
    ...{ in: rowers, by: 'ingrid', daysAgo: 28 },
    text: 'First 5k of the season: 19:48. Slow, and happy about it.',
    likedBy: ['organizer', 'athlete', 'claire'],
    comments: [['athlete', 'Everyone starts somewhere. Same time on Thursday?']],
  },
  {
    ...{ in: runners, by: 'athlete', daysAgo: 27 },
    text: 'Route for Sunday:\n\n1. Boat shed\n2. Along the water to the lock\n3. Back over the old bridge\n\nEasy pace, no one is left behind.',
    likedBy: ['organizer', 'judge', 'arun'],
    picture: 'The Sunday route along the water',
  },
  {
    ...{ in: lifters, by: 'judge', daysAgo: 25 },
    text: 'Platform two has new bumpers. Please don’t drop empty bars.',
  },
  {
    ...{ in: crew, by: 'kenji', daysAgo: 23 },
    text: 'Who has a spare dry layer for tonight?',
    comments: [
      ['organizer', 'Two in the locker, take one.'],
      ['ingrid', 'I bring one as well.'],
    ],
  },
  {
    ...{ by: 'arun', daysAgo: 21 },
    text: 'Six weeks of mobility work and the overhead squat finally looks like one.',
    likedBy: ['athlete', 'organizer'],
  },
  {
    ...{ in: rowers, by: 'claire', daysAgo: 19 },
    text: 'Does anyone sell a rower seat cover? Mine has given up.',
    comments: [['judge', 'There is one in the shed with no name on it.']],
    reports: [['kenji', 'advertising', '']],
    isDismissed: true,
  },
  {
    ...{ in: night, by: 'judge', daysAgo: 18 },
    text: 'Doors open at 22:30 this week. Ring twice.',
    likedBy: ['athlete'],
  },
  {
    ...{ in: rowers, by: 'kenji', daysAgo: 16 },
    text: 'Split practice from this morning. The third 500 is where it happens.',
    picture: 'Splits of the morning session',
    likedBy: ['athlete', 'ingrid', 'organizer'],
  },
  {
    ...{ in: runners, by: 'arun', daysAgo: 13 },
    text: 'Ten of us today, and one very wet dog. Same time next week.',
    likedBy: ['athlete', 'judge'],
  },
  {
    ...{ in: rowers, by: 'organizer', daysAgo: 11, isAnnouncement: true, isPinned: true },
    text: 'The boat shed is ours on Tuesdays from next month. Bring a headlamp and one dry layer. The first session starts at **18:30**.',
    likedBy: ['athlete', 'judge', 'ingrid', 'kenji', 'claire', 'arun'],
    comments: [
      ['athlete', 'I’ll bring the big thermos.'],
      ['ingrid', 'Headlamps are in the blue box.'],
    ],
  },
  {
    ...{ in: cars, by: 'athlete', daysAgo: 9 },
    text: 'Driving to the coast on Friday at 15:00, three seats free.',
    comments: [['claire', 'One for me, please.']],
  },
  {
    ...{ by: 'organizer', daysAgo: 8 },
    text: 'Judges’ briefing notes are done. Thank you @judge for reading all of them twice.',
    likedBy: ['judge', 'athlete'],
    reports: [['kenji', 'other', 'Posted twice.']],
  },
  {
    ...{ in: lifters, by: 'organizer', daysAgo: 6 },
    text: 'Snatch clinic on Saturday. Eight places, bring straps.',
    picture: 'Chalk on a barbell',
    likedBy: ['judge', 'catalina'],
  },
  {
    ...{ in: rowers, by: 'judge', daysAgo: 4 },
    text: 'Movement standards for the weekend, in short:\n\n- Full extension or no rep\n- Count out loud\n- Ask the head judge **before** you guess',
    likedBy: ['organizer', 'athlete', 'kenji'],
  },
  {
    ...{ in: rowers, by: 'arun', daysAgo: 2.1 },
    text: 'Grips and straps, 20 % off this week with the code ARUN20.',
    reports: [
      ['claire', 'advertising', ''],
      ['ingrid', 'advertising', 'The third one this week.'],
    ],
  },
  {
    ...{ in: rowers, by: 'athlete', daysAgo: 2 },
    text: 'Sub 7:05 at last. Thank you for shouting, lane four. Splits were 1:44, 1:46, 1:47, 1:45.',
    likedBy: ['organizer', 'judge', 'ingrid', 'kenji', 'claire'],
    comments: [
      ['ingrid', 'That third 500 was the whole story.'],
      ['kenji', 'Next stop 6:55. I hold the watch.'],
    ],
  },
  {
    ...{ in: runners, by: 'judge', daysAgo: 1 },
    text: 'Sunday looks dry. Nine o’clock at the shed, @athlete brings the map.',
    likedBy: ['arun'],
  },
  {
    ...{ in: rowers, by: 'ingrid', daysAgo: 0.3 },
    text: 'Who comes along to the throwdown this weekend? There is a free seat in my car.',
    comments: [['organizer', 'See you on the floor!']],
  },
  {
    ...{ in: rowers, by: 'organizer', daysAgo: 0.1 },
    text: 'This is the community to bring friends to: {community}',
    likedBy: ['athlete'],
  },
];

/** A month of posts in the groups of the demo and on people’s pages. */
export async function makeDemoPosts(parts: Parts, people: Demo): Promise<void> {
  const groups = await groupsByName(parts);
  for (const sketch of posts) await makePost(parts, people, groups, sketch);
  const rowersId = groups.get(rowers);
  if (rowersId === undefined) throw new Error('The demo has no rowers.');
  for (const who of ['organizer', 'judge'] as const)
    await markRead(parts, asViewer(people[who]), rowersId, { seq: 99, unread: false });
  await markRead(parts, asViewer(people.athlete), rowersId, { seq: 8, unread: false });
}

async function groupsByName(parts: Parts): Promise<ReadonlyMap<string, string>> {
  // An administrator sees the cards of all of them.
  const admin = { accountType: 'admin', organizationId: null, name: '', sessionId: '' } as const;
  const found = await findGroups(
    parts.database.sql,
    { ...admin, personId: newId(parts.clock.now().getTime()) },
    { types: ['community', 'group'] },
    groupOrder.page(null, 100),
  );
  return new Map(found.map(({ name, id }) => [name, id]));
}

async function makePost(
  parts: Parts,
  people: Demo,
  groups: ReadonlyMap<string, string>,
  sketch: DemoPost,
): Promise<void> {
  const at = (later: number) => before(parts, sketch.daysAgo * day - later);
  const author = asViewer(people[sketch.by]);
  const groupId = sketch.in && groups.get(sketch.in);
  const body = newPost.parse({
    ...(groupId && { group_id: groupId }),
    text: filled(parts, people, groups, sketch.text),
    kind: sketch.isAnnouncement ? 'announcement' : 'post',
    images: sketch.picture
      ? [{ image: await drawn(at(0), author, sketch.picture), alt: sketch.picture }]
      : [],
  });
  const { id } = (await addPost(at(0), author, body)).post;
  if (sketch.isPinned) await pinPost(at(0), author, id, true);
  for (const [index, who] of (sketch.likedBy ?? []).entries())
    await likePost(at((index + 1) * (hour / 10)), asViewer(people[who]), { post_id: id, liked: true });
  for (const [index, [who, text]] of (sketch.comments ?? []).entries())
    await addComment(
      at((index + 1) * (hour / 5)),
      asViewer(people[who]),
      newComment.parse({ post_id: id, text }),
    );
  await report(at, people, id, sketch);
}

/** What people reported, and what was decided about it. */
async function report(
  at: (later: number) => Parts,
  people: Demo,
  id: string,
  { reports = [], isDismissed }: DemoPost,
): Promise<void> {
  for (const [index, [who, reason, note]] of reports.entries()) {
    const asked = newReport.parse({ kind: 'post', id, reason, note });
    const { caseId } = await reportThing(at((index + 1) * hour), asViewer(people[who]), asked);
    if (!isDismissed) continue;
    const decision = newDecision.parse({ decision: 'dismiss', reason, version: 1 });
    await decideCase(at((index + 5) * hour), asViewer(people.organizer), caseId, decision);
  }
}

function filled(parts: Parts, people: Demo, groups: ReadonlyMap<string, string>, text: string): string {
  const community = urlOf('communityDetail', { id: groups.get(rowers) ?? '' });
  return text
    .replace(/@(organizer|athlete|judge)/, (_all, who: Who) => `<@${people[who].id}>`)
    .replace('{community}', `${parts.config.publicUrl}${webBase}${community}`);
}

/** A picture that is drawn from its words. */
async function drawn(parts: Parts, owner: ReturnType<typeof asViewer>, words: string): Promise<string> {
  const [width, height] = [1200, 720];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${coverSvg(words, width, height)}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  return (await receiveImage(parts, owner, { filename: 'picture.png', bytes })).id;
}

function before(parts: Parts, milliseconds: number): Parts {
  return { ...parts, clock: { now: () => new Date(parts.clock.now().getTime() - milliseconds) } };
}
