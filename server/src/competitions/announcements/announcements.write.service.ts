import {
  type AnnouncementPatch,
  mostPinned,
  type NewAnnouncement,
} from '@chalkline/contract/competitions/announcement.schema.ts';
import { notify, retractNotices } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { enterCompetition } from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { findDivision } from '../divisions/divisions.repository.ts';
import { unknownDivision } from '../entries/entries.errors.ts';
import { announcementChanged, announcementNotFound, tooManyPinned } from './announcements.errors.ts';
import {
  type Announcement,
  countPinned,
  findAnnouncement,
  findAudience,
  insertAnnouncement,
  updateAnnouncement,
} from './announcements.repository.ts';
import { announcementSubjectKind } from './announcements.rules.ts';

export interface AnnouncementParams {
  readonly competitionId: string;
  readonly announcementId: string;
}

/** Puts it on the competition's page and tells its audience. Throws 409 when too many are pinned. */
export async function writeAnnouncement(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  body: NewAnnouncement,
): Promise<Announcement> {
  return parts.database.transaction(async (tx) => {
    await enterAnnouncements(tx, viewer, competitionId);
    await requireDivision(tx, competitionId, body.divisionId);
    if (body.pinned) await requireFreePin(tx, competitionId);
    const now = parts.clock.now();
    const id = newId(now.getTime());
    const made = { authorId: viewer.personId, version: 1, createdAt: now, editedAt: null, withdrawnAt: null };
    await insertAnnouncement(tx.sql, { ...body, ...made, id, competitionId });
    const told = await notify(parts, tx, {
      kind: 'announcement',
      cause: `${announcementSubjectKind}:${id}`,
      subject: { kind: announcementSubjectKind, id },
      happening: 'published',
      actorId: viewer.personId,
      recipients: await findAudience(tx.sql, { ...body, competitionId }),
    });
    const { title, audience, divisionId } = body;
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.announced', {
      after: { announcementId: id, title, audience, divisionId, told },
    });
    return announcementOf(tx, { competitionId, announcementId: id });
  });
}

/** Changes words or pin; nobody is told again. Throws 409 when it is not of the version that was read. */
export async function changeAnnouncement(
  parts: Parts,
  viewer: Viewer,
  params: AnnouncementParams,
  { version, ...patch }: AnnouncementPatch,
): Promise<Announcement> {
  const { competitionId } = params;
  return parts.database.transaction(async (tx) => {
    await enterAnnouncements(tx, viewer, competitionId);
    const before = await announcementOf(tx, params);
    if (patch.pinned && !before.pinned) await requireFreePin(tx, competitionId);
    const { title = before.title, body = before.body, pinned = before.pinned } = patch;
    const isReworded = title !== before.title || body !== before.body;
    const editedAt = isReworded ? parts.clock.now() : before.editedAt;
    const change = { title, body, pinned, editedAt };
    if (!(await updateAnnouncement(tx.sql, { id: before.id, version }, change))) throw announcementChanged();
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.announcement_changed', {
      before: { announcementId: before.id, title: before.title, body: before.body, pinned: before.pinned },
      after: { title, body, pinned },
    });
    return announcementOf(tx, params);
  });
}

/** Takes it back from the page, the bells and the mail that waits. Throws 404 when it is gone already. */
export async function withdrawAnnouncement(
  parts: Parts,
  viewer: Viewer,
  params: AnnouncementParams,
): Promise<null> {
  const { competitionId } = params;
  return parts.database.transaction(async (tx) => {
    await enterAnnouncements(tx, viewer, competitionId);
    const { id, version, title } = await announcementOf(tx, params);
    await updateAnnouncement(tx.sql, { id, version }, { withdrawnAt: parts.clock.now(), pinned: false });
    await retractNotices(parts, tx, { kind: announcementSubjectKind, id });
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.announcement_withdrawn', {
      before: { announcementId: id, title },
    });
    return null;
  });
}

/** One change at a time, or two could each pin the last one that fits. */
async function enterAnnouncements(tx: Transaction, viewer: Viewer, competitionId: string): Promise<void> {
  await lock(tx, 'competition announcements', competitionId, 'exclusive');
  await enterCompetition(tx, viewer, competitionId, 'announce');
}

async function requireDivision(
  tx: Transaction,
  competitionId: string,
  divisionId: string | null,
): Promise<void> {
  if (divisionId === null) return;
  if (!isId(divisionId) || !(await findDivision(tx.sql, competitionId, divisionId))) throw unknownDivision();
}

async function requireFreePin(tx: Transaction, competitionId: string): Promise<void> {
  if ((await countPinned(tx.sql, competitionId)) >= mostPinned) throw tooManyPinned();
}

async function announcementOf(
  tx: Transaction,
  { competitionId, announcementId }: AnnouncementParams,
): Promise<Announcement> {
  const found = isId(announcementId) ? await findAnnouncement(tx.sql, competitionId, announcementId) : null;
  if (!found) throw announcementNotFound();
  return found;
}
