import * as endpoints from '@chalkline/contract/money/selling.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentAccount } from './payout-accounts.present.ts';
import { openAccount, readAccountAgain, renewOnboarding, viewAccount } from './payout-accounts.service.ts';

export const payoutAccountRoutes: readonly Route[] = [
  serve(endpoints.getPayoutAccount, async ({ parts, viewer, params }) =>
    presentAccount(await viewAccount(parts, viewer, params.as)),
  ),
  serve(endpoints.openPayoutAccount, ({ parts, viewer, params, body }) =>
    openAccount(parts, viewer, params.as, body.country),
  ),
  serve(endpoints.renewOnboarding, ({ parts, viewer, params }) =>
    renewOnboarding(parts, viewer, params.connectedAccountId),
  ),
  serve(endpoints.readPayoutAccount, async ({ parts, viewer, params }) =>
    presentAccount(await readAccountAgain(parts, viewer, params.connectedAccountId)),
  ),
];
