import { plainStart } from '@chalkline/contract/posts/mentions.rules.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { scopesOf } from '../../groups/groups/group-scopes.service.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { readerOf } from '../posts/post-access.service.ts';
import { commentSubjectKind, postSubjectKind } from '../posts/posts.notify.service.ts';
import { findNamed, findPosts, type WrittenPost } from '../posts/posts.repository.ts';
import { findBlockedPairs, findNoticed, findReaders, type Noticed } from './noticed.repository.ts';

/** Posts that mention somebody, are announced or liked, for people who may still read them. */
export const postSubject: NotificationSubject = {
  kind: postSubjectKind,
  raises: ['mention', 'announcement', 'like'],
  tell: (parts, notices) => tell(parts, notices, postSubjectKind),
};

/** Comments that mention or answer somebody, or are on their post. */
export const commentSubject: NotificationSubject = {
  kind: commentSubjectKind,
  raises: ['mention', 'reply', 'comment'],
  tell: (parts, notices) => tell(parts, notices, commentSubjectKind),
};

const excerptLength = 120;

/** Queries grow with the recipients, not with their notices: each of them has rights of their own. */
async function tell(
  parts: SubjectParts,
  notices: readonly Notice[],
  kind: string,
): Promise<(NoticeText | null)[]> {
  const { sql } = parts.database;
  const things = await findNoticed(sql, kind === commentSubjectKind, [
    ...new Set(notices.map(({ subjectId }) => subjectId)),
  ]);
  const readers = await findReaders(sql, [...new Set(notices.map(({ personId }) => personId))]);
  const readable = new Map<string, ReadonlyMap<string, Readable>>();
  for (const viewer of readers) {
    const own = notices.filter(({ personId }) => personId === viewer.personId);
    const ids = own.flatMap(({ subjectId }) => things.get(subjectId)?.postId ?? []);
    readable.set(viewer.personId, await readableOf(parts, viewer, [...new Set(ids)]));
  }
  const actors = await findNamed(sql, [
    ...new Set([
      ...notices.flatMap(({ actorIds }) => actorIds),
      ...[...things.values()].flatMap(({ mentions }) => mentions),
    ]),
  ]);
  const blocked = await findBlockedPairs(
    sql,
    readers.map(({ personId }) => personId),
    [...new Set(notices.flatMap(({ actorIds }) => actorIds))],
  );
  return notices.map((notice) => {
    const thing = things.get(notice.subjectId);
    const post = thing && readable.get(notice.personId)?.get(thing.postId);
    if (!thing || !post) return null;
    // Announcements that may be read are shown, and all that moderators read.
    const seesAll = post.isModerated || notice.kind === 'announcement';
    const isSeen = (id: string) => seesAll || !blocked.has(`${notice.personId} ${id}`);
    const actorIds = notice.actorIds.filter(isSeen);
    if (actorIds.length === 0 && notice.actorIds.length > 0) return null;
    return textOf({ ...notice, actorIds }, thing, post, actors);
  });
}

interface Readable {
  readonly post: WrittenPost;
  readonly groupName: string | null;
  /** The reader looks after its group, and sees whom they block there. */
  readonly isModerated: boolean;
  /** Anybody may read it, so mail may quote it. */
  readonly isOpen: boolean;
}

async function readableOf(
  parts: SubjectParts,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readable>> {
  const { sql } = parts.database;
  const found = await findPosts(sql, readerOf(parts, viewer), ids);
  const open = new Set((await findPosts(sql, readerOf(parts, null), ids)).map(({ id }) => id));
  const scopes = await scopesOf(sql, viewer, [...new Set(found.flatMap(({ groupId }) => groupId ?? []))]);
  return new Map(
    found.map((post) => {
      const group = post.groupId === null ? undefined : scopes.get(post.groupId);
      const facts = { groupName: group?.name || null, isModerated: group?.can.moderate ?? false };
      return [post.id, { post, ...facts, isOpen: open.has(post.id) }];
    }),
  );
}

function textOf(
  { kind, actorIds }: Notice,
  { body, mentions, commentId }: Noticed,
  { post, groupName, isOpen }: Readable,
  people: Awaited<ReturnType<typeof findNamed>>,
): NoticeText | null {
  const who = nameOf(actorIds, people);
  const place = groupName ? ` in ${groupName}` : '';
  const title = titles[kind]?.(who, place);
  if (title === undefined) return null;
  const named = mentions.flatMap((id) => people.get(id) ?? []);
  return {
    title,
    text: plainStart(body, named, excerptLength) || null,
    address: urlOf('post', { id: post.id }, commentId ? { comment: commentId } : {}),
    discreet: isOpen ? null : 'News from one of your groups',
  };
}

const titles: Partial<Record<Notice['kind'], (who: string, place: string) => string>> = {
  mention: (who, place) => `${who} mentioned you${place}`,
  reply: (who, place) => `${who} replied to your comment${place}`,
  comment: (who, place) => `${who} commented on your post${place}`,
  announcement: (who, place) => `${who} posted an announcement${place}`,
  like: (who, place) => `${who} liked your post${place}`,
};

function nameOf(actorIds: readonly string[], people: Awaited<ReturnType<typeof findNamed>>): string {
  const [first, second, ...more] = actorIds.map((id) => people.get(id)?.name ?? 'Someone');
  if (first === undefined) return 'Someone';
  if (second === undefined) return first;
  if (more.length === 0) return `${first} and ${second}`;
  return `${first} and ${more.length + 1} others`;
}
