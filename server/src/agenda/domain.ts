import type { DomainManifest } from '../domain-manifest.ts';
import { dayLogRoutes } from './day-log/day-log.routes.ts';
import { agendaRoutes } from './days/days.routes.ts';
import { feedPersonalTables } from './feeds/feeds.repository.ts';
import { feedRoutes } from './feeds/feeds.routes.ts';

export const agenda: DomainManifest = {
  routes: () => [...agendaRoutes, ...feedRoutes, ...dayLogRoutes],
  personalTables: feedPersonalTables,
};
