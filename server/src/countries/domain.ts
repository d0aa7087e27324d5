import type { DomainManifest } from '../domain-manifest.ts';
import { countryRoutes } from './countries.routes.ts';

export const countries: DomainManifest = {
  routes: () => countryRoutes,
};
