import { renameTicketHolder } from '@chalkline/contract/events/holder-names.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { renameHolder } from './holder-names.service.ts';

export const holderNameRoutes: readonly Route[] = [
  serve(renameTicketHolder, ({ parts, viewer, params, body }) =>
    renameHolder(parts, viewer, params.ticketId, body),
  ),
];
