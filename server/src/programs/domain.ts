import type { DomainManifest } from '../domain-manifest.ts';
import { exercisePersonalTables } from './exercises/exercises.repository.ts';
import { exerciseRoutes } from './exercises/exercises.routes.ts';

export const programs: DomainManifest = {
  routes: () => [...exerciseRoutes],
  personalTables: [...exercisePersonalTables],
};
