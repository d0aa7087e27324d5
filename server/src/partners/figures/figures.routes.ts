import { getPartnerFigures as endpoint } from '@chalkline/contract/partners/partners.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { getPartnerFigures } from './figures.service.ts';

export const figureRoutes: readonly Route[] = [
  serve(endpoint, ({ parts, viewer, query }) => getPartnerFigures(parts, viewer, query.days)),
];
