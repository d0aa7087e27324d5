import type { DomainManifest } from '../domain-manifest.ts';
import { eventKind } from './events/event-kind.service.ts';
import { eventRoutes } from './events/events.routes.ts';
import { eventPersonalTables } from './personal/personal.repository.ts';
import { ticketSellable } from './sale/tickets.sale.service.ts';

export const events: DomainManifest = {
  routes: () => eventRoutes,
  groupKinds: [eventKind],
  sellables: [ticketSellable],
  personalTables: eventPersonalTables,
};
