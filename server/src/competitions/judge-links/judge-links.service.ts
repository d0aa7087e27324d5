import { randomBytes } from 'node:crypto';
import { dayAfter, todayIn } from '@chalkline/contract/competitions/days.ts';
import { judgeLinkLimit, type NewJudgeLinks } from '@chalkline/contract/competitions/judge-link.schema.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { momentInZone } from '@chalkline/contract/zone-moment.ts';
import { endSessionsOfVisitor } from '../../accounts/sessions/sessions.end.service.ts';
import { lock } from '../../platform/database/locks.ts';
import type { FileReply } from '../../platform/http/file-reply.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { pdfReply } from '../../platform/pdf/pdf-reply.ts';
import {
  enterCompetition,
  requireRight,
  seeCompetition,
} from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { unknownFloor } from '../floors/floors.errors.ts';
import { findFloor } from '../floors/floors.repository.ts';
import {
  judgeLinkEnd,
  judgeLinkNotFound,
  noJudgeLinks,
  tooManyJudgeLinks,
  unknownLane,
} from './judge-links.errors.ts';
import {
  countJudgeLinks,
  findJudgeLink,
  findJudgeLinks,
  insertJudgeLinks,
  type JudgeLink,
  markRevoked,
} from './judge-links.repository.ts';
import { judgeLinksPaper } from './judge-links.rules.ts';

export type { JudgeLink } from './judge-links.repository.ts';

/** Those that work, by floor and lane. */
export async function listJudgeLinks(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<JudgeLink[]> {
  const { sql } = parts.database;
  requireRight(await seeCompetition(sql, viewer, competitionId), 'manageEntries');
  return findJudgeLinks(sql, competitionId, parts.clock.now());
}

/** A link for each of the lanes. Throws 422 for a lane that the floor doesn't have, and for a wrong last day. */
export async function createJudgeLinks(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { floorId, lanes, until }: NewJudgeLinks,
): Promise<JudgeLink[]> {
  const createdAt = parts.clock.now();
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'judge links', competitionId, 'exclusive');
    const { competition } = await enterCompetition(tx, viewer, competitionId, 'manageEntries');
    const floor = isId(floorId) ? await findFloor(tx.sql, competitionId, floorId) : null;
    if (!floor) throw unknownFloor();
    if (lanes.some((lane) => lane > floor.lanes)) throw unknownLane();
    const { zone, endsOn } = competition;
    if (until < todayIn(zone, createdAt) || until > dayAfter(endsOn, 1)) throw judgeLinkEnd();
    const midnight = momentInZone(`${dayAfter(until, 1)}T00:00`, zone);
    if (midnight === null) throw judgeLinkEnd();
    const known = await countJudgeLinks(tx.sql, competitionId, createdAt);
    if (known + lanes.length > judgeLinkLimit) throw tooManyJudgeLinks();
    const rows = lanes.map((lane) => ({
      id: newId(createdAt.getTime()),
      competitionId,
      floorId,
      lane,
      createdAt,
      token: randomBytes(24).toString('base64url'),
      expiresAt: new Date(midnight),
      revokedAt: null,
      deviceHash: null,
      openedAt: null,
      personId: null,
      createdBy: viewer.personId,
    }));
    await insertJudgeLinks(tx.sql, rows);
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.judge_links_added', {
      after: { floorId, lanes, until },
    });
    const { id, name } = floor;
    return rows.map((row) => ({ ...row, competition, floor: { id, name }, judgeName: null }));
  });
}

/** Ends a link and its device's session. Again is no error. */
export async function revokeJudgeLink(
  parts: Parts,
  viewer: Viewer,
  { competitionId, judgeLinkId }: { readonly competitionId: string; readonly judgeLinkId: string },
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await enterCompetition(tx, viewer, competitionId, 'manageEntries');
    const found = isId(judgeLinkId) ? await findJudgeLink(tx.sql, competitionId, judgeLinkId) : null;
    if (!found) throw judgeLinkNotFound();
    if (!(await markRevoked(tx.sql, found.id, parts.clock.now()))) return null;
    const { id, floorId, lane } = found;
    // Read again: it may have been opened until a moment ago.
    const opened = await findJudgeLink(tx.sql, competitionId, id);
    if (opened?.personId) await endSessionsOfVisitor(tx, opened.personId);
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.judge_link_revoked', {
      before: { id, floorId, lane, personId: opened?.personId ?? null },
    });
    return null;
  });
}

/** A page for each link that nobody has opened. Throws 409 when there is none. */
export async function printJudgeLinks(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<FileReply> {
  const links = (await listJudgeLinks(parts, viewer, competitionId)).filter(({ openedAt }) => !openedAt);
  const { competition } = await seeCompetition(parts.database.sql, viewer, competitionId);
  if (links.length === 0) throw noJudgeLinks();
  return pdfReply(
    parts,
    judgeLinksPaper(parts.config, links),
    fileNameOf([competition.name, 'judge links'], 'pdf'),
  );
}
