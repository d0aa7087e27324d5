import * as credentials from '@chalkline/contract/competitions/credentials.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/shifts.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { getMyShiftsCalendar } from './shifts.calendar.service.ts';
import { confirmCredential, listCredentialHolders } from './shifts.holders.service.ts';
import { presentHolders, presentOpenShift, presentShift } from './shifts.present.ts';
import {
  changeShift,
  checkInVolunteer,
  createShift,
  deleteShift,
  exportVolunteers,
  listShifts,
  removeVolunteer,
} from './shifts.service.ts';
import { giveBackShift, listOpenShifts, offerShift, takeShift } from './shifts.volunteer.service.ts';

export const shiftRoutes: readonly Route[] = [
  serve(endpoints.listOpenShifts, async ({ parts, viewer, params }) =>
    (await listOpenShifts(parts, viewer, params.competitionId)).map(presentOpenShift),
  ),
  serve(endpoints.getMyShiftsCalendar, ({ parts, viewer, params }) =>
    getMyShiftsCalendar(parts, viewer, params.competitionId),
  ),
  serve(endpoints.takeShift, async ({ parts, viewer, params }) =>
    presentOpenShift(await takeShift(parts, viewer, params)),
  ),
  serve(endpoints.giveBackShift, async ({ parts, viewer, params }) =>
    presentOpenShift(await giveBackShift(parts, viewer, params)),
  ),
  serve(endpoints.offerShift, async ({ parts, viewer, params, body }) =>
    presentOpenShift(await offerShift(parts, viewer, params, body)),
  ),
  serve(endpoints.listShifts, async ({ parts, viewer, params }) =>
    (await listShifts(parts, viewer, params.competitionId)).map(presentShift),
  ),
  serve(
    endpoints.createShift,
    async ({ parts, viewer, params, body }) =>
      presentShift(await createShift(parts, viewer, params.competitionId, body)),
    { mayRepeat: stillHas('manageEntries') },
  ),
  serve(endpoints.changeShift, async ({ parts, viewer, params, body }) =>
    presentShift(await changeShift(parts, viewer, params, body)),
  ),
  serve(endpoints.deleteShift, async ({ parts, viewer, params }) => deleteShift(parts, viewer, params)),
  serve(endpoints.checkInVolunteer, async ({ parts, viewer, params, body }) =>
    presentShift(await checkInVolunteer(parts, viewer, params, body)),
  ),
  serve(endpoints.removeVolunteer, async ({ parts, viewer, params }) =>
    presentShift(await removeVolunteer(parts, viewer, params)),
  ),
  serve(endpoints.exportVolunteers, async ({ parts, viewer, params }) =>
    exportVolunteers(parts, viewer, params.competitionId),
  ),
  serve(credentials.listCredentialHolders, async ({ parts, viewer, params }) =>
    presentHolders(await listCredentialHolders(parts, viewer, params)),
  ),
  serve(credentials.confirmCredential, async ({ parts, viewer, params, body }) =>
    presentHolders(await confirmCredential(parts, viewer, params, body)),
  ),
];
