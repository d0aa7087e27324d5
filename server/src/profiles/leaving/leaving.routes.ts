import { leave as leaveEndpoint } from '@chalkline/contract/profiles/exports.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { presentLeaving } from './leaving.present.ts';
import { leave } from './leaving.service.ts';

export const leavingRoutes = (domains: readonly PersonalData[]): readonly Route[] => [
  serve(leaveEndpoint, async ({ parts, viewer, body }) =>
    presentLeaving(await leave(parts, domains, viewer, body.password)),
  ),
];
