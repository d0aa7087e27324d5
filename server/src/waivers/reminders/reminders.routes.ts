import * as endpoints from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { remindSigners } from './reminders.service.ts';

export const reminderRoutes: readonly Route[] = [
  serve(endpoints.remindSigners, ({ parts, viewer, params }) =>
    remindSigners(parts, viewer, params.waiverId),
  ),
];
