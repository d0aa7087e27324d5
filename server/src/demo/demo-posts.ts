import { newDecision, newReport } from '@chalkline/contract/moderation/case.schema.ts';
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
import type { DemoPost, PostAuthor } from './demo-post.ts';
import { posts, rowers } from './demo-post-texts.ts';

type Demo = Readonly<Record<PostAuthor, Person>>;

/** The athlete has read all but the latest posts of the rowers. */
const readByAthlete = posts.filter((post) => post.in === rowers).length - 3;

/** Three months of posts in the groups of the demo and on people’s pages. */
export async function makeDemoPosts(parts: Parts, people: Demo): Promise<void> {
  const groups = await groupsByName(parts);
  for (const sketch of posts) await makePost(parts, people, groups, sketch);
  const rowersId = groups.get(rowers);
  if (rowersId === undefined) throw new Error('The demo has no rowers.');
  for (const who of ['organizer', 'judge'] as const)
    await markRead(parts, asViewer(people[who]), rowersId, { seq: 99, unread: false });
  await markRead(parts, asViewer(people.athlete), rowersId, { seq: readByAthlete, unread: false });
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
    .replace(/@(organizer|athlete|judge)/, (_all, who: PostAuthor) => `<@${people[who].id}>`)
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
