import * as endpoints from '@chalkline/contract/events/pass.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { listSeriesPasses, saveSeriesPasses } from '../passes/pass-types.service.ts';
import {
  bookPassDate,
  getPassCalendar,
  listPasses,
  printPass,
  releasePassDate,
} from './own-passes.service.ts';

export const passRoutes: readonly Route[] = [
  serve(endpoints.listSeriesPasses, ({ parts, viewer, params }) =>
    listSeriesPasses(parts, viewer, params.seriesId),
  ),
  serve(endpoints.saveSeriesPasses, ({ parts, viewer, params, body }) =>
    saveSeriesPasses(parts, viewer, params.seriesId, body),
  ),
  serve(endpoints.listPasses, ({ parts, viewer }) => listPasses(parts, viewer)),
  serve(endpoints.bookPassDate, ({ parts, viewer, params }) => bookPassDate(parts, viewer, params)),
  serve(endpoints.releasePassDate, ({ parts, viewer, params }) => releasePassDate(parts, viewer, params)),
  serve(endpoints.getPassCalendar, ({ parts, viewer, params }) =>
    getPassCalendar(parts, viewer, params.passId),
  ),
  serve(endpoints.printPass, ({ parts, viewer, params }) => printPass(parts, viewer, params.passId)),
];
