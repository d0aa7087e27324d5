import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { tellChanged } from '../notifications/notify.service.ts';
import { notificationNotFound } from './inbox.errors.ts';
import { findOwnNotification, markRead, markReadUpTo } from './inbox.repository.ts';

/** Marks one as read, which cancels its email. Throws 404 if it isn't the person's own. */
export async function readNotification(
  parts: Parts,
  { personId }: Viewer,
  notificationId: string,
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const found = isId(notificationId) ? await findOwnNotification(tx.sql, personId, notificationId) : null;
    if (!found) throw notificationNotFound();
    if (await markRead(tx.sql, found.id, parts.clock.now())) await tellChanged(parts, tx, [personId]);
    return null;
  });
}

/** Marks everything as read that arrived up to this moment; newer notifications stay unread. */
export async function readNotifications(parts: Parts, { personId }: Viewer, upTo: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const read = { upTo: new Date(upTo), at: parts.clock.now() };
    if ((await markReadUpTo(tx.sql, personId, read)) > 0) await tellChanged(parts, tx, [personId]);
    return null;
  });
}
