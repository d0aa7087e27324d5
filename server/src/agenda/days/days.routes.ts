import { getAgenda as getAgendaEndpoint } from '@chalkline/contract/agenda/agenda.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { getAgenda } from './days.service.ts';

export const agendaRoutes: readonly Route[] = [
  serve(getAgendaEndpoint, ({ parts, viewer }) => getAgenda(parts, viewer)),
];
