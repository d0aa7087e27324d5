import * as endpoints from '@chalkline/contract/competitions/staff.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentStaff, presentStaffMember } from './staff.present.ts';
import { changeStaff, listStaff, removeStaff } from './staff.service.ts';

export const staffRoutes: readonly Route[] = [
  serve(endpoints.listStaff, async ({ parts, viewer, params }) =>
    presentStaff(await listStaff(parts, viewer, params.competitionId)),
  ),
  serve(endpoints.changeStaff, async ({ parts, viewer, params, body }) =>
    presentStaffMember(await changeStaff(parts, viewer, params, body)),
  ),
  serve(endpoints.removeStaff, async ({ parts, viewer, params }) => removeStaff(parts, viewer, params)),
];
