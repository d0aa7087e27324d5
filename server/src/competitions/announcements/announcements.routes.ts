import * as endpoints from '@chalkline/contract/competitions/announcements.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { presentAnnouncement } from './announcements.present.ts';
import {
  changeAnnouncement,
  countAudience,
  listAnnouncements,
  withdrawAnnouncement,
  writeAnnouncement,
} from './announcements.service.ts';

export const announcementRoutes: readonly Route[] = [
  serve(endpoints.listAnnouncements, async ({ parts, viewer, params, query }) =>
    presentPage(await listAnnouncements(parts, viewer, params.competitionId, query), presentAnnouncement),
  ),
  serve(endpoints.countAudience, async ({ parts, viewer, params, query }) =>
    countAudience(parts, viewer, params.competitionId, query),
  ),
  serve(
    endpoints.writeAnnouncement,
    async ({ parts, viewer, params, body }) =>
      presentAnnouncement(await writeAnnouncement(parts, viewer, params.competitionId, body)),
    { mayRepeat: stillHas('announce') },
  ),
  serve(endpoints.changeAnnouncement, async ({ parts, viewer, params, body }) =>
    presentAnnouncement(await changeAnnouncement(parts, viewer, params, body)),
  ),
  serve(endpoints.withdrawAnnouncement, async ({ parts, viewer, params }) =>
    withdrawAnnouncement(parts, viewer, params),
  ),
];
