import * as endpoints from '@chalkline/contract/accounts/passkeys.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentPasskey } from './passkeys.present.ts';
import { addPasskey, listPasskeys, removePasskey, startPasskey } from './passkeys.service.ts';

export const passkeyRoutes: readonly Route[] = [
  serve(endpoints.listPasskeys, async ({ parts, viewer }) =>
    (await listPasskeys(parts, viewer)).map(presentPasskey),
  ),
  serve(endpoints.startPasskey, ({ parts, viewer, body }) => startPasskey(parts, viewer, body)),
  serve(endpoints.addPasskey, async ({ parts, viewer, body }) =>
    presentPasskey(await addPasskey(parts, viewer, body)),
  ),
  serve(endpoints.removePasskey, ({ parts, viewer, params, body }) =>
    removePasskey(parts, viewer, params.passkeyId, body),
  ),
];
