import * as reports from '@chalkline/contract/money/payout-report.endpoints.ts';
import * as endpoints from '@chalkline/contract/money/selling.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { listPayoutRuns, listRunPayouts } from './payout-report.service.ts';
import { presentPayout, presentPayoutRun, presentRunPayout } from './payouts.present.ts';
import { listPayouts } from './payouts.service.ts';
import { getStatement, writeStatement } from './statements.service.ts';

export const payoutRoutes: readonly Route[] = [
  serve(endpoints.listPayouts, async ({ parts, viewer, params, query }) =>
    presentPage(await listPayouts(parts, viewer, params.as, query), presentPayout),
  ),
  serve(endpoints.getStatement, ({ parts, viewer, params, query }) =>
    getStatement(parts, viewer, params.as, query),
  ),
  serve(endpoints.downloadStatement, ({ parts, viewer, params, query }) =>
    writeStatement(parts, viewer, params.as, query),
  ),
  serve(reports.listPayoutRuns, async ({ parts, query }) =>
    presentPage(await listPayoutRuns(parts, query), presentPayoutRun),
  ),
  serve(reports.listRunPayouts, async ({ parts, params, query }) =>
    presentPage(await listRunPayouts(parts, params.month, query), presentRunPayout),
  ),
];
