import {
  type SharedArea,
  type Sharing,
  type SharingReply,
  sharedAreas,
} from '@chalkline/contract/coaching/check-in.schema.ts';
import { isCoached } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import { day } from '@chalkline/contract/spans.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { coachingNotFound } from '../coachings/coachings.errors.ts';
import type { ListedCoaching } from '../coachings/coachings.repository.ts';
import { seeCoaching } from '../coachings/coachings.service.ts';
import {
  closeArea,
  findListedLooks,
  findLooks,
  findShared,
  findSharingClients,
  findSharingOf,
  insertLooks,
  putListedLooks,
  shareArea,
} from './sharing.repository.ts';

const lookedDays = 30;

/** What the client shares. Throws 404, for the trainer also once the coaching has ended. */
export async function getSharing(parts: Parts, viewer: Viewer, coachingId: string): Promise<SharingReply> {
  const seen = await seeCoaching(parts, viewer, coachingId);
  const isClient = seen.clientId === viewer.personId;
  if (!isClient && !isCoached(seen.state)) throw coachingNotFound();
  const { sql } = parts.database;
  const shared = await findShared(sql, coachingId);
  const from = new Date(parts.clock.now().getTime() - lookedDays * day).toISOString().slice(0, 10);
  const looked = isClient ? await findLooks(sql, coachingId, from) : null;
  const listed = isClient ? await findListedLooks(sql, coachingId) : null;
  const areas = sharedAreas.map((area) => {
    const { times = 0, lastAt = null } = looked?.get(area) ?? {};
    return {
      area,
      since: shared.get(area)?.toISOString() ?? null,
      looks: looked && {
        times,
        lastAt: lastAt?.toISOString() ?? null,
        listedAt: listed?.get(area)?.toISOString() ?? null,
      },
    };
  });
  return { areas };
}

/** Throws 404 for anybody but the client of a coaching under way. */
export async function setSharing(
  parts: Parts,
  viewer: Viewer,
  coachingId: string,
  wanted: Sharing,
): Promise<SharingReply> {
  const seen = await seeCoaching(parts, viewer, coachingId);
  if (seen.clientId !== viewer.personId || !isCoached(seen.state)) throw coachingNotFound();
  await parts.database.transaction(async (tx) => {
    const since = parts.clock.now();
    for (const area of sharedAreas) {
      if (wanted[area]) await shareArea(tx.sql, { coachingId, area, since });
      else await closeArea(tx.sql, coachingId, area);
    }
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'coaching.sharing_set',
      subjectKind: 'coaching',
      subjectId: coachingId,
      after: wanted,
    });
  });
  return getSharing(parts, viewer, coachingId);
}

/** The areas that this viewer may see: all of their own, what is shared for the trainer of a coaching under way. */
export async function openAreas(
  parts: Parts,
  viewer: Viewer,
  { id, clientId, state }: ListedCoaching,
): Promise<ReadonlySet<SharedArea>> {
  if (clientId === viewer.personId) return new Set(sharedAreas);
  if (!isCoached(state)) throw coachingNotFound();
  return new Set((await findShared(parts.database.sql, id)).keys());
}

/** Notes that the trainer looked at these areas, for the client to read. */
export async function noteLooks(
  parts: Parts,
  coachingId: string,
  areas: readonly SharedArea[],
): Promise<void> {
  await insertLooks(parts.database.sql, coachingId, areas, parts.clock.now());
}

/** Which of these coachings, all of one trainer and under way, share an area: their list shows it, for the client to read. */
export async function listShared(
  parts: Parts,
  coachingIds: readonly string[],
  area: SharedArea,
): Promise<ReadonlySet<string>> {
  const { sql } = parts.database;
  const sharing = await findSharingOf(sql, coachingIds, area);
  await noteListed(parts, sharing, area);
  return new Set(sharing);
}

export interface SharingClient {
  readonly coachingId: string;
  readonly clientId: string;
  readonly name: string;
}

/** The clients whom a trainer coaches and who share an area, by name. */
export function sharingClients(
  parts: Parts,
  { personId }: Viewer,
  area: SharedArea,
): Promise<SharingClient[]> {
  return findSharingClients(parts.database.sql, personId, area);
}

/** Notes that these coachings, all of one trainer, were in a list of theirs, for the client to read. */
export async function noteListed(
  parts: Parts,
  coachingIds: readonly string[],
  area: SharedArea,
): Promise<void> {
  await putListedLooks(parts.database.sql, coachingIds, area, parts.clock.now());
}
