import * as endpoints from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { setSettings, settingsOf } from './trainer-settings.service.ts';

export const trainerSettingsRoutes: readonly Route[] = [
  serve(endpoints.getTrainerSettings, ({ parts, viewer }) => settingsOf(parts.database.sql, viewer.personId)),
  serve(endpoints.setTrainerSettings, ({ parts, viewer, body }) => setSettings(parts, viewer, body)),
];
