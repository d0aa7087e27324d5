import type { FrozenCopy, NewReport } from '@chalkline/contract/moderation/case.schema.ts';
import { typedFrom } from '@chalkline/contract/posts/mentions.rules.ts';
import { moderateResult, seeCounted } from '../../activities/challenges/rejections.service.ts';
import { moderateGroup } from '../../groups/directory/groups.moderate.service.ts';
import { seeGroup } from '../../groups/groups/group-access.service.ts';
import { firstOwnersOf } from '../../groups/members/members.service.ts';
import { findReadableMessage, moderateMessage } from '../../messages/messages/messages.moderate.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { moderateComment, seeComment } from '../../posts/comments/comments.moderate.service.ts';
import { seePost } from '../../posts/posts/post-access.service.ts';
import { findNamed, moderatePost, type Visibility } from '../../posts/posts/posts.moderate.service.ts';
import { seePerson } from '../../profiles/profiles/profiles.see.service.ts';
import type { CasePlace } from './cases.rules.ts';
import type { CaseRecord } from './cases.table.ts';
import { uploadIdsOf } from './reported-uploads.service.ts';

/** Something that can be reported, as the person who reports it sees it. */
export interface Reportable extends CasePlace {
  readonly subjectId: string;
  readonly holderId: string | null;
  readonly aboutId: string | null;
  readonly copy: FrozenCopy;
  /** Its pictures and files. */
  readonly uploadIds: readonly string[];
}

const nowhere: CasePlace = { groupId: null, communityId: null, organizationId: null };

/** Throws 404 for what the viewer may not see. */
export async function seeReportable(
  parts: Parts,
  sql: Sql,
  viewer: Viewer,
  { kind, id, groupId }: Pick<NewReport, 'kind' | 'id' | 'groupId'>,
): Promise<Reportable> {
  switch (kind) {
    case 'post': {
      const post = await seePost(parts, sql, viewer, id);
      const copy = await copyOf(sql, { ...post, images: post.images.length });
      const { id: subjectId, authorId: aboutId } = post;
      const uploadIds = uploadIdsOf(post.images.map(({ name }) => name));
      return { ...placeOf(post.group), subjectId, holderId: null, aboutId, copy, uploadIds };
    }
    case 'comment': {
      const { comment, post } = await seeComment(parts, sql, viewer, id);
      const copy = await copyOf(sql, { ...comment, images: 0 });
      const { id: subjectId, authorId } = comment;
      return { ...placeOf(post.group), subjectId, holderId: post.id, aboutId: authorId, copy, uploadIds: [] };
    }
    case 'message': {
      const message = isId(id) ? await findReadableMessage(sql, viewer.personId, id) : null;
      if (!message) throw notFound('message');
      const said = { ...message, mentions: [], images: message.images.length };
      const copy = { ...(await copyOf(sql, said)), files: message.files.length };
      const { id: subjectId, conversationId, authorId } = message;
      const uploadIds = uploadIdsOf([...message.images, ...message.files].map(({ name }) => name));
      return { ...nowhere, subjectId, holderId: conversationId, aboutId: authorId, copy, uploadIds };
    }
    case 'person': {
      const { person } = await seePerson(parts, viewer, id, sql);
      const isColleague = viewer.organizationId !== null && viewer.organizationId === person.organizationId;
      const copy = {
        text: person.bio ?? '',
        images: person.photo ? 1 : 0,
        authorName: person.name,
        at: parts.clock.now().toISOString(),
      };
      const organizationId = isColleague ? person.organizationId : null;
      const uploadIds = uploadIdsOf([person.photo]);
      const subjectId = person.id;
      return { ...nowhere, organizationId, subjectId, holderId: null, aboutId: subjectId, copy, uploadIds };
    }
    case 'group': {
      const group = await seeGroup(sql, viewer, id);
      const owner = (await firstOwnersOf(sql, [group.id])).get(group.id);
      const uploadIds = group.imageId === null ? [] : [group.imageId];
      const copy = {
        text: [group.name, group.description].filter(Boolean).join('\n\n'),
        images: uploadIds.length,
        authorName: owner?.name ?? null,
        at: group.createdAt.toISOString(),
      };
      const aboutId = owner?.id ?? null;
      return { ...placeOf(group), subjectId: group.id, holderId: null, aboutId, copy, uploadIds };
    }
    case 'result': {
      const { group, result } = await seeCounted(sql, viewer, { groupId: groupId ?? '', resultId: id });
      const { type, amount, day, note, person, personId, proofId, loggedAt } = result;
      const uploadIds = proofId === null ? [] : [proofId];
      const copy = {
        text: [`${type.name}: ${amount} ${type.unit}, ${day}`, note].filter(Boolean).join('\n'),
        images: uploadIds.length,
        authorName: person.name,
        at: loggedAt.toISOString(),
      };
      return {
        ...placeOf(group),
        subjectId: result.id,
        holderId: group.id,
        aboutId: personId,
        copy,
        uploadIds,
      };
    }
  }
}

function placeOf(
  group: {
    readonly id: string;
    readonly communityId: string | null;
    readonly organizationId: string | null;
  } | null,
): CasePlace {
  if (!group) return nowhere;
  const { id, communityId, organizationId } = group;
  return { groupId: id, communityId, organizationId };
}

async function copyOf(
  sql: Sql,
  written: {
    readonly body: string;
    readonly mentions: readonly string[];
    readonly images: number;
    readonly author: { readonly name: string } | null;
    readonly createdAt: Date;
  },
): Promise<FrozenCopy> {
  const { body, mentions, images, author, createdAt } = written;
  const named = [...(await findNamed(sql, mentions)).values()];
  return {
    text: typedFrom(body, named),
    images,
    authorName: author?.name ?? null,
    at: createdAt.toISOString(),
  };
}

/** Who decides, and in which words; null where it happens by itself. */
export interface Deciding {
  readonly viewer: Viewer;
  readonly reason: string;
}

/**
 * Hides, removes or shows what was reported. A person stays as they are, and a group unless it’s removed; a result counts
 * or it doesn’t. False: it can’t be done anymore.
 */
export async function setVisibility(
  parts: Parts,
  tx: Transaction,
  { kind, subjectId, groupId, communityId }: CasePlace & Pick<CaseRecord, 'kind' | 'subjectId'>,
  visibility: Visibility,
  deciding: Deciding | null = null,
): Promise<boolean> {
  if (kind === 'post') await moderatePost(parts, tx, subjectId, visibility);
  if (kind === 'comment') await moderateComment(parts, tx, subjectId, visibility);
  if (kind === 'message') await moderateMessage(parts, tx, subjectId, visibility !== 'shown');
  if (kind === 'group' && deciding && visibility !== 'hidden') {
    const place = { groupId: subjectId, communityId };
    await moderateGroup(parts, tx, deciding.viewer, place, visibility === 'removed');
  }
  if (kind !== 'result' || groupId === null) return true;
  const reason = visibility === 'shown' ? null : (deciding?.reason ?? '');
  return moderateResult(parts, tx, { groupId, resultId: subjectId }, reason);
}
