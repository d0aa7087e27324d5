import { type NewReading, readingMinutes } from '@chalkline/contract/groups/reading.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { type PageAsked, readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { enterGroup, requireGroupRight, seeGroup } from '../groups/group-access.service.ts';
import { notifyOfGroup } from '../members/members.notify.service.ts';
import { type EndReadingData, endReadingJob } from './readings.jobs.ts';
import {
  closeReading,
  findOpenReading,
  findOwnerIds,
  findReadings,
  insertReading,
  type ReadingWithName,
  readingOrder,
} from './readings.repository.ts';

/**
 * Lets an administrator read a closed group for an hour. Its owners are notified and see the reason. Pressed twice, the
 * first reason counts. Throws 403 for anyone else, and for a group the viewer reads anyway.
 */
export function openWithReason(
  parts: Parts,
  viewer: Viewer,
  groupId: string,
  { reason }: NewReading,
): Promise<ReadingWithName> {
  const now = parts.clock.now();
  return parts.database.transaction(async (tx) => {
    // Held, so that a second press finds the first one’s reading.
    const group = await enterGroup(tx, viewer, groupId, null);
    const open = await findOpenReading(tx.sql, groupId, viewer.personId);
    if (open) return { ...open, by: viewer.name };
    requireGroupRight(group, 'open');
    const endsAt = new Date(now.getTime() + readingMinutes * minute);
    const facts = { groupId, readerId: viewer.personId, reason, createdAt: now, endsAt, endedAt: null };
    const kept = { id: newId(now.getTime()), ...facts };
    await insertReading(tx.sql, kept);
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'group.opened',
      subjectKind: 'group',
      subjectId: groupId,
      reason,
    });
    const recipients = await findOwnerIds(tx.sql, groupId);
    await notifyOfGroup(parts, tx, 'opened', { groupId, actorId: viewer.personId, recipients });
    await parts.jobs.enqueue(tx, endReadingJob, { readingId: kept.id }, { startAfter: endsAt });
    return { ...kept, by: viewer.name };
  });
}

/** What the job does. */
export async function endReading(parts: Parts, { readingId }: EndReadingData): Promise<void> {
  await closeReading(parts.database.sql, readingId, parts.clock.now());
}

/** Who read the group as an administrator, latest first. For its owners. */
export async function listReadings(
  parts: Parts,
  viewer: Viewer,
  groupId: string,
  page: PageAsked,
): Promise<Page<ReadingWithName[]>> {
  const { sql } = parts.database;
  requireGroupRight(await seeGroup(sql, viewer, groupId), 'own');
  return readPage(parts.config, page, {
    list: ['readings', groupId],
    order: readingOrder,
    read: (keyset) => findReadings(sql, groupId, keyset),
  });
}
