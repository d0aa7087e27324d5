import type { DomainManifest } from '../domain-manifest.ts';
import { itemImportRoutes } from './imports/imports.routes.ts';
import { movementPersonalTables } from './items/movements.repository.ts';
import { stockSubject } from './items/stock.service.ts';
import { inventoryRoutes } from './reports/inventory.routes.ts';

export const inventory: DomainManifest = {
  routes: () => [...inventoryRoutes, ...itemImportRoutes],
  notificationSubjects: [stockSubject],
  personalTables: movementPersonalTables,
};
