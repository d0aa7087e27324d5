import { peopleRoutes } from './accounts/people/people.routes.ts';
import { registrationRoutes } from './accounts/registrations/registrations.routes.ts';
import { sessionRoutes } from './accounts/sessions/sessions.routes.ts';
import type { Route } from './platform/http/serve.ts';
import { liveRoutes } from './platform/live/live.routes.ts';
import { uploadsRoutes } from './uploads/uploads.routes.ts';

export { identify } from './accounts/sessions/sessions.identify.service.ts';

/** Every call of the product, in the order of the domains. */
export const routes: readonly Route[] = [
  ...liveRoutes,
  ...sessionRoutes,
  ...peopleRoutes,
  ...registrationRoutes,
  ...uploadsRoutes,
];
