import {
  type AnnouncementPatch,
  type AnnouncementsQuery,
  mostPinned,
  type NewAnnouncement,
} from '@chalkline/contract/competitions/announcement.schema.ts';
import { announcementAudiences } from '@chalkline/contract/competitions/announcement-audiences.ts';
import { notify, retractNotices } from '../../notifications/notifications/notify.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  enterCompetition,
  requireRight,
  seeCompetition,
} from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { findDivision } from '../divisions/divisions.repository.ts';
import { unknownDivision } from '../entries/entries.errors.ts';
import { announcementChanged, announcementNotFound, tooManyPinned } from './announcements.errors.ts';
import { announcementSubject } from './announcements.notify.service.ts';
import { maySeeAnnouncement } from './announcements.policy.ts';
import {
  type Announcement,
  type Audience,
  announcementOrder,
  countPinned,
  findAnnouncement,
  findAnnouncements,
  findAudience,
  hasShift,
  insertAnnouncement,
  updateAnnouncement,
} from './announcements.repository.ts';

export type { Announcement } from './announcements.repository.ts';

export interface AnnouncementParams {
  readonly competitionId: string;
  readonly announcementId: string;
}

/** Pinned first, then the newest. Those for the staff or the volunteers are listed for them alone. */
export async function listAnnouncements(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  query: AnnouncementsQuery,
): Promise<Page<Announcement[]>> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  const isVolunteer = viewer !== null && (await hasShift(sql, competitionId, viewer.personId));
  const audiences = announcementAudiences.filter((audience) =>
    maySeeAnnouncement({ ...seen, isVolunteer }, { audience }),
  );
  return readPage(parts.config, query, {
    list: ['announcements', competitionId, audiences],
    order: announcementOrder,
    read: (page) => findAnnouncements(sql, { competitionId, audiences }, page),
  });
}

/** How many people with an account would be notified, the viewer left out. Throws 422 for an unknown division. */
export async function countAudience(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  {
    audience,
    divisionId = '',
  }: { readonly audience: Audience['audience']; readonly divisionId?: string | undefined },
): Promise<{ readonly people: number }> {
  const { sql } = parts.database;
  requireRight(await seeCompetition(sql, viewer, competitionId), 'announce');
  const whom = { audience, divisionId: audience === 'division' ? divisionId : null };
  await requireDivision(sql, competitionId, whom.divisionId, 'query.divisionId');
  const found = await findAudience(sql, competitionId, whom);
  return { people: found.filter((personId) => personId !== viewer.personId).length };
}

/** Publishes an announcement and notifies its audience. Throws 409 when too many are pinned. */
export async function writeAnnouncement(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  body: NewAnnouncement,
): Promise<Announcement> {
  return parts.database.transaction(async (tx) => {
    await enterAnnouncements(tx, viewer, competitionId);
    await requireDivision(tx.sql, competitionId, body.divisionId);
    if (body.pinned) await requirePinLeft(tx, competitionId);
    const createdAt = parts.clock.now();
    const id = newId(createdAt.getTime());
    const author = { id: viewer.personId, name: viewer.name };
    const made = { ...body, id, version: 1, createdAt, editedAt: null };
    await insertAnnouncement(tx.sql, { ...made, competitionId, createdBy: author.id, withdrawnAt: null });
    const { kind } = announcementSubject;
    const notified = await notify(parts, tx, {
      kind: 'announcement',
      cause: `${kind}:${id}`,
      subject: { kind, id },
      happening: 'published',
      actorId: viewer.personId,
      recipients: await findAudience(tx.sql, competitionId, body),
    });
    const { title, audience, divisionId } = body;
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.announced', {
      after: { announcementId: id, title, audience, divisionId, notified },
    });
    return { ...made, author };
  });
}

/** Changes text or pin; nobody is notified again. Throws 409 when it is not of the version that was read. */
export async function changeAnnouncement(
  parts: Parts,
  viewer: Viewer,
  params: AnnouncementParams,
  patch: AnnouncementPatch,
): Promise<Announcement> {
  const { competitionId, announcementId } = params;
  return parts.database.transaction(async (tx) => {
    const announcement = await enterAnnouncement(tx, viewer, params);
    const change = readPatch(announcement, patch, announcementChanged);
    if (!change) return announcement;
    const { before, after } = change;
    if (after.pinned) await requirePinLeft(tx, competitionId);
    const isEdited = 'title' in after || 'body' in after;
    const editedAt = isEdited ? parts.clock.now() : announcement.editedAt;
    const changed = { ...change.row, editedAt, version: announcement.version + 1 };
    await updateAnnouncement(tx.sql, announcementId, { ...after, editedAt, version: changed.version });
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.announcement_changed', {
      before: { announcementId, ...before },
      after,
    });
    return changed;
  });
}

/** Removes it from the page, the bell and the mail that waits. Throws 404 when it is gone already. */
export async function withdrawAnnouncement(
  parts: Parts,
  viewer: Viewer,
  params: AnnouncementParams,
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const { id, title } = await enterAnnouncement(tx, viewer, params);
    await updateAnnouncement(tx.sql, id, { withdrawnAt: parts.clock.now(), pinned: false });
    await retractNotices(parts, tx, { kind: announcementSubject.kind, id });
    await auditCompetition(parts, tx, viewer, params.competitionId, 'competition.announcement_withdrawn', {
      before: { announcementId: id, title },
    });
    return null;
  });
}

/** One change at a time: two at once could each pin the last one that fits, or overwrite each other. */
async function enterAnnouncements(tx: Transaction, viewer: Viewer, competitionId: string): Promise<void> {
  await lock(tx, 'competition announcements', competitionId, 'exclusive');
  await enterCompetition(tx, viewer, competitionId, 'announce');
}

async function enterAnnouncement(
  tx: Transaction,
  viewer: Viewer,
  { competitionId, announcementId }: AnnouncementParams,
): Promise<Announcement> {
  await enterAnnouncements(tx, viewer, competitionId);
  const found = isId(announcementId) ? await findAnnouncement(tx.sql, competitionId, announcementId) : null;
  if (!found) throw announcementNotFound();
  return found;
}

async function requireDivision(
  sql: Sql,
  competitionId: string,
  divisionId: string | null,
  path?: string,
): Promise<void> {
  if (divisionId === null) return;
  const found = isId(divisionId) && (await findDivision(sql, competitionId, divisionId));
  if (!found) throw unknownDivision(path);
}

async function requirePinLeft(tx: Transaction, competitionId: string): Promise<void> {
  if ((await countPinned(tx.sql, competitionId)) >= mostPinned) throw tooManyPinned();
}
