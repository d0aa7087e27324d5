import * as endpoints from '@chalkline/contract/accounts/handovers.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentSession } from '../sessions/sessions.present.ts';
import { whereabouts } from '../sessions/sessions.service.ts';
import { presentHandover } from './handovers.present.ts';
import { beginHandover, signInByHandover } from './handovers.service.ts';

export const handoverRoutes: readonly Route[] = [
  serve(endpoints.beginHandover, async ({ parts, viewer, body }) =>
    presentHandover(await beginHandover(parts, viewer, body)),
  ),
  serve(endpoints.signInByHandover, async ({ parts, body, ...call }) =>
    presentSession(await signInByHandover(parts, body, whereabouts(call))),
  ),
];
