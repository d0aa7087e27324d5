import type { Route } from './platform/http/serve.ts';
import { liveRoutes } from './platform/live/live.routes.ts';

export { identify } from './accounts/sessions/sessions.identify.service.ts';

/** Every call of the product, in the order of the domains. */
export const routes: readonly Route[] = [...liveRoutes];
