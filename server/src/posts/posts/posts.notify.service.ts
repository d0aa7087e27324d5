import type { NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { findHearers } from './hearers.repository.ts';
import type { PostRow } from './posts.table.ts';

export const postSubjectKind = 'post';
export const commentSubjectKind = 'comment';

/** What people hear of in groups of which they want the highlights only. */
const highlights: readonly NotificationKind[] = ['mention', 'reply', 'announcement'];

interface Telling {
  readonly kind: NotificationKind;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly cause: string;
  readonly actorId: string;
  readonly recipients: readonly string[];
}

/** Tells those of these people who may read the post, don't block the actor, and want to hear of its group. */
export async function tellOfPost(
  parts: Parts,
  tx: Transaction,
  post: Pick<PostRow, 'groupId'>,
  { recipients, ...notice }: Telling,
): Promise<void> {
  const hearers = await findHearers(tx.sql, {
    groupId: post.groupId,
    actorId: notice.actorId,
    personIds: recipients,
    isHighlight: highlights.includes(notice.kind),
  });
  if (hearers.length > 0) await notify(parts, tx, { ...notice, happening: notice.kind, recipients: hearers });
}
