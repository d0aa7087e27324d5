import { peopleRoutes } from './accounts/people/people.routes.ts';
import { registrationRoutes } from './accounts/registrations/registrations.routes.ts';
import { sessionRoutes } from './accounts/sessions/sessions.routes.ts';
import { competitionRoutes } from './competitions/competitions/competitions.routes.ts';
import { divisionRoutes } from './competitions/divisions/divisions.routes.ts';
import { entryRoutes } from './competitions/entries/entries.routes.ts';
import { importRoutes } from './competitions/imports/imports.routes.ts';
import { scoreRoutes } from './competitions/scores/scores.routes.ts';
import { staffRoutes } from './competitions/staff/staff.routes.ts';
import { boardRoutes } from './competitions/standings/boards.routes.ts';
import { workoutRoutes } from './competitions/workouts/workouts.routes.ts';
import { countryRoutes } from './countries/countries.routes.ts';
import type { Route } from './platform/http/serve.ts';
import { liveRoutes } from './platform/live/live.routes.ts';
import { uploadRights } from './upload-subjects.ts';
import { uploadsRoutes } from './uploads/uploads.routes.ts';

export { identify } from './accounts/sessions/sessions.identify.service.ts';

/** Every call of the product, in the order of the domains. */
export const routes: readonly Route[] = [
  ...liveRoutes,
  ...countryRoutes,
  ...sessionRoutes,
  ...peopleRoutes,
  ...registrationRoutes,
  ...uploadsRoutes(uploadRights),
  ...competitionRoutes,
  ...staffRoutes,
  ...divisionRoutes,
  ...workoutRoutes,
  ...entryRoutes,
  ...scoreRoutes,
  ...importRoutes,
  ...boardRoutes,
];
