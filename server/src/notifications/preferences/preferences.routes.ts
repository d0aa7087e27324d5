import * as endpoints from '@chalkline/contract/notifications/preferences.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentPreferences } from './preferences.present.ts';
import { changePreferences, type OfferedKinds, seePreferences } from './preferences.service.ts';
import { pageUrl, unsubscribe } from './unsubscribe.service.ts';

export const preferenceRoutes = (subjects: readonly OfferedKinds[]): readonly Route[] => [
  serve(endpoints.getNotificationPreferences, async ({ parts, viewer }) =>
    presentPreferences(await seePreferences(parts, subjects, viewer)),
  ),
  serve(endpoints.changeNotificationPreferences, async ({ parts, viewer, body }) =>
    presentPreferences(await changePreferences(parts, subjects, viewer, body)),
  ),
  serve(endpoints.unsubscribe, async ({ parts, params }) => unsubscribe(parts, params.token)),
  serve(endpoints.openUnsubscribe, async ({ parts, params, raw }) =>
    raw.reply.redirect(pageUrl(parts.config, params.token), 303),
  ),
];
