import type { DomainManifest } from '../domain-manifest.ts';
import { exportRoutes } from './exports/exports.routes.ts';
import { partnerPersonalTables } from './partners/partners.repository.ts';
import { partnerRoutes } from './partners/partners.routes.ts';
import { productRoutes } from './products/products.routes.ts';
import { receivedSubject } from './received/received.notify.service.ts';
import { receivedPersonalTables } from './received/received.repository.ts';
import { receivedRoutes } from './received/received.routes.ts';
import { productSellable } from './sale/products.sale.service.ts';
import { saleRoutes } from './sale/sale.routes.ts';

export const partners: DomainManifest = {
  routes: () => [...partnerRoutes, ...productRoutes, ...receivedRoutes, ...saleRoutes, ...exportRoutes],
  sellables: [productSellable],
  notificationSubjects: [receivedSubject],
  personalTables: [...receivedPersonalTables, ...partnerPersonalTables],
};
