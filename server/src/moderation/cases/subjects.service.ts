import type { FrozenCopy } from '@chalkline/contract/moderation/case.schema.ts';
import type { CaseKind, ReportedKind } from '@chalkline/contract/moderation/moderation-kinds.ts';
import { typedFrom } from '@chalkline/contract/posts/mentions.rules.ts';
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
  { kind, id }: { readonly kind: ReportedKind; readonly id: string },
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

/** Hides, removes or shows what was reported; a person stays as they are. */
export async function setVisibility(
  parts: Parts,
  tx: Transaction,
  { kind, subjectId }: { readonly kind: CaseKind; readonly subjectId: string },
  visibility: Visibility,
): Promise<void> {
  if (kind === 'post') await moderatePost(parts, tx, subjectId, visibility);
  if (kind === 'comment') await moderateComment(parts, tx, subjectId, visibility);
  if (kind === 'message') await moderateMessage(parts, tx, subjectId, visibility !== 'shown');
}
