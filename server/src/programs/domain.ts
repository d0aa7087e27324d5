import { auditedAsShared } from '../audit/audited-things.service.ts';
import type { DomainManifest } from '../domain-manifest.ts';
import { catalogRoutes } from './catalog/catalog.routes.ts';
import { programImages, sharedPrograms } from './catalog/catalog.service.ts';
import { exercisePersonalTables } from './exercises/exercises.repository.ts';
import { exerciseRoutes } from './exercises/exercises.routes.ts';
import { programFileRoutes } from './files/program-files.routes.ts';
import { countAsUse } from './programs/program-uses.service.ts';
import { programPersonalTables } from './programs/programs.repository.ts';
import { programRoutes } from './programs/programs.routes.ts';
import { isPurchased, purchasePersonalTables } from './purchases/purchases.repository.ts';

countAsUse(isPurchased);

export const programs: DomainManifest = {
  routes: () => [...exerciseRoutes, ...programRoutes, ...programFileRoutes, ...catalogRoutes],
  uploadSubjects: [programImages],
  sharedThings: [sharedPrograms],
  auditedKinds: [auditedAsShared('program', sharedPrograms)],
  personalTables: [...exercisePersonalTables, ...programPersonalTables, ...purchasePersonalTables],
};
