import * as endpoints from '@chalkline/contract/agenda/agenda.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { closeOwnFeed, getFeed, openOwnFeed, readFeed } from './feeds.service.ts';

export const feedRoutes: readonly Route[] = [
  serve(endpoints.getCalendarFeed, ({ parts, viewer }) => getFeed(parts, viewer)),
  serve(endpoints.openCalendarFeed, ({ parts, viewer }) => openOwnFeed(parts, viewer)),
  serve(endpoints.closeCalendarFeed, ({ parts, viewer }) => closeOwnFeed(parts, viewer)),
  serve(endpoints.readCalendarFeed, ({ parts, params }) => readFeed(parts, params.token)),
];
