import { listManagedEvents } from '@chalkline/contract/events/managed-events.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentEvent } from '../events/events.present.ts';
import * as service from './managed-events.service.ts';

export const managedEventRoutes: readonly Route[] = [
  serve(listManagedEvents, async ({ parts, viewer, query }) =>
    presentPage(await service.listManagedEvents(parts, viewer, query), ({ group, totals }) => ({
      group: presentEvent(group),
      totals,
    })),
  ),
];
