import { askPasskey, signInByPasskey as byPasskey } from '@chalkline/contract/accounts/passkeys.endpoints.ts';
import * as endpoints from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { requestOptions } from '../passkeys/passkey-options.service.ts';
import { presentSession } from '../sessions/sessions.present.ts';
import { whereabouts } from '../sessions/sessions.service.ts';
import { askSignInCode, signInByCode } from '../sign-in-codes/sign-in-codes.service.ts';
import { signInByPasskey } from './sign-ins.passkey.service.ts';
import { signIn } from './sign-ins.service.ts';

export const signInRoutes: readonly Route[] = [
  serve(endpoints.signIn, async ({ parts, body, ...call }) =>
    presentSession(await signIn(parts, body, whereabouts(call))),
  ),
  serve(endpoints.askSignInCode, ({ parts, body, address }) => askSignInCode(parts, body.email, address)),
  serve(endpoints.signInByCode, async ({ parts, body, ...call }) =>
    presentSession(await signInByCode(parts, body, whereabouts(call))),
  ),
  serve(askPasskey, async ({ parts }) => requestOptions(parts)),
  serve(byPasskey, async ({ parts, body, ...call }) =>
    presentSession(await signInByPasskey(parts, body, whereabouts(call))),
  ),
];
