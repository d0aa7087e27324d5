import type { DomainManifest } from '../domain-manifest.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { programImages, sharedPrograms } from './catalogue/catalogue.service.ts';
import { exercisePersonalTables } from './exercises/exercises.repository.ts';
import { exerciseRoutes } from './exercises/exercises.routes.ts';
import { programPersonalTables } from './programs/programs.repository.ts';
import { programRoutes } from './programs/programs.routes.ts';

export const programs: DomainManifest = {
  routes: () => [...exerciseRoutes, ...programRoutes, ...catalogueRoutes],
  uploadSubjects: [programImages],
  sharedThings: [sharedPrograms],
  personalTables: [...exercisePersonalTables, ...programPersonalTables],
};
