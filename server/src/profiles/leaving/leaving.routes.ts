import {
  changeLeaving as changeEndpoint,
  leave as leaveEndpoint,
  seeLeaving as seeEndpoint,
} from '@chalkline/contract/profiles/exports.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { presentLeaving } from './leaving.present.ts';
import { changeLeaving, leave, seeLeaving } from './leaving.service.ts';

export const leavingRoutes = (domains: readonly PersonalData[]): readonly Route[] => [
  serve(leaveEndpoint, async ({ parts, viewer, body }) =>
    presentLeaving(await leave(parts, domains, viewer, body)),
  ),
  serve(seeEndpoint, async ({ parts, params }) => presentLeaving(await seeLeaving(parts, params.token))),
  serve(changeEndpoint, async ({ parts, params, body }) =>
    presentLeaving(await changeLeaving(parts, params.token, body.posts)),
  ),
];
