import type { AnnouncementsQuery } from '@chalkline/contract/competitions/announcement.schema.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
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
  page: AnnouncementsQuery,
): Promise<Page<Announcement[]>> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  const forStaff = maySeeAnnouncement(seen, { audience: 'staff' });
  return readPage(parts.config, page, {
    list: ['announcements', competitionId, forStaff],
    read: (after, limit) => {
      const mark = after && { pinned: after[0] === 1, id: String(after[1]) };
      return findAnnouncements(sql, { competitionId, forStaff }, mark, limit);
    },
    mark: ({ pinned, id }) => [pinned ? 1 : 0, id],
  });
}

/** How many people with an account would be told, the one who asks left out. Throws 422 for no such division. */
export async function countAudience(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  asked: { readonly audience: Audience['audience']; readonly divisionId?: string | undefined },
): Promise<{ readonly people: number }> {
  const { sql } = parts.database;
  requireRight(await seeCompetition(sql, viewer, competitionId), 'announce');
  const { audience } = asked;
  const divisionId = audience === 'division' ? (asked.divisionId ?? '') : null;
  if (divisionId !== null && !(isId(divisionId) && (await findDivision(sql, competitionId, divisionId)))) {
    throw unknownDivision('query.divisionId');
  }
  const told = await findAudience(sql, { competitionId, audience, divisionId });
  return { people: told.filter((personId) => personId !== viewer.personId).length };
}
