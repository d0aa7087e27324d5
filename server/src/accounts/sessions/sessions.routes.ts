import * as endpoints from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { signOut } from './sessions.end.service.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './sessions.list.service.ts';
import { presentOwnSession } from './sessions.present.ts';

export const sessionRoutes: readonly Route[] = [
  serve(endpoints.listSessions, async ({ parts, viewer, query }) =>
    presentPage(await listSessions(parts, viewer, query), (row) => presentOwnSession(viewer, row)),
  ),
  serve(endpoints.revokeSession, ({ parts, viewer, params }) => revokeSession(parts, viewer, params)),
  serve(endpoints.revokeOtherSessions, ({ parts, viewer }) => revokeOtherSessions(parts, viewer)),
  serve(endpoints.signOut, ({ parts, viewer }) => signOut(parts, viewer)),
];
