import * as endpoints from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentSession } from './sessions.present.ts';
import { whereabouts } from './sessions.service.ts';
import { signIn, signOut } from './sessions.sign-in.service.ts';

export const sessionRoutes: readonly Route[] = [
  serve(endpoints.signIn, async ({ parts, body, ...call }) =>
    presentSession(await signIn(parts, body, whereabouts(call))),
  ),
  serve(endpoints.signOut, ({ parts, viewer }) => signOut(parts, viewer)),
];
