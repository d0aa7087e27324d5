import type { AnnouncementsQuery } from '@chalkline/contract/competitions/announcement.schema.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { Page } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { demand, seeCompetition } from '../competitions/competition-access.service.ts';
import { findDivision } from '../divisions/divisions.repository.ts';
import { unknownDivision } from '../entries/entries.errors.ts';
import { maySeeAnnouncement } from './announcements.policy.ts';
import {
  type Announcement,
  type Audience,
  findAnnouncements,
  findAudience,
} from './announcements.repository.ts';

export type { Announcement } from './announcements.repository.ts';

/** Pinned first, then the newest. Those for the staff are in it for the staff alone. */
export async function listAnnouncements(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  { limit, cursor }: AnnouncementsQuery,
): Promise<Page<Announcement[]>> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  const forStaff = maySeeAnnouncement(seen, { audience: 'staff' });
  const list = ['announcements', competitionId, forStaff];
  const after = readCursor(parts.config, list, cursor);
  const mark = after && { pinned: after[0] === 1, id: String(after[1]) };
  const found = await findAnnouncements(sql, { competitionId, forStaff }, mark, limit + 1);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return new Page(shown, last ? writeCursor(parts.config, list, [last.pinned ? 1 : 0, last.id]) : null);
}

/** How many people with an account would be told, the one who asks left out. Throws 422 for no such division. */
export async function countAudience(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  asked: { readonly audience: Audience['audience']; readonly divisionId?: string | undefined },
): Promise<{ readonly people: number }> {
  const { sql } = parts.database;
  demand(await seeCompetition(sql, viewer, competitionId), 'announce');
  const { audience } = asked;
  const divisionId = audience === 'division' ? (asked.divisionId ?? '') : null;
  if (divisionId !== null && !(isId(divisionId) && (await findDivision(sql, competitionId, divisionId)))) {
    throw unknownDivision('query.divisionId');
  }
  const told = await findAudience(sql, { competitionId, audience, divisionId });
  return { people: told.filter((personId) => personId !== viewer.personId).length };
}
