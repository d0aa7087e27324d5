import * as endpoints from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { askSignInCode, signInByCode } from '../sign-in-codes/sign-in-codes.service.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './sessions.list.service.ts';
import { presentOwnSession, presentSession } from './sessions.present.ts';
import { whereabouts } from './sessions.service.ts';
import { signIn, signOut } from './sessions.sign-in.service.ts';

export const sessionRoutes: readonly Route[] = [
  serve(endpoints.signIn, async ({ parts, body, ...call }) =>
    presentSession(await signIn(parts, body, whereabouts(call))),
  ),
  serve(endpoints.askSignInCode, ({ parts, body, address }) => askSignInCode(parts, body.email, address)),
  serve(endpoints.signInByCode, async ({ parts, body, ...call }) =>
    presentSession(await signInByCode(parts, body, whereabouts(call))),
  ),
  serve(endpoints.listSessions, async ({ parts, viewer, query }) =>
    presentPage(await listSessions(parts, viewer, query), (row) => presentOwnSession(viewer, row)),
  ),
  serve(endpoints.revokeSession, ({ parts, viewer, params }) => revokeSession(parts, viewer, params)),
  serve(endpoints.revokeOtherSessions, ({ parts, viewer }) => revokeOtherSessions(parts, viewer)),
  serve(endpoints.signOut, ({ parts, viewer }) => signOut(parts, viewer)),
];
