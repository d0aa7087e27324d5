import * as endpoints from '@chalkline/contract/checkout/alerts.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentAlert } from './alert-review.present.ts';
import { acknowledgeAlert, listAlerts } from './alert-review.service.ts';

export const alertReviewRoutes: readonly Route[] = [
  serve(endpoints.listAlerts, async ({ parts, query }) =>
    presentPage(await listAlerts(parts, query), presentAlert),
  ),
  serve(endpoints.acknowledgeAlert, async ({ parts, viewer, params, body }) =>
    presentAlert(await acknowledgeAlert(parts, viewer, params.alertId, body)),
  ),
];
