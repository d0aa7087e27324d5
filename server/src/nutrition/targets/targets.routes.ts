import * as endpoints from '@chalkline/contract/nutrition/measures.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { listTargets, setSettings, setTargets } from './targets.service.ts';

export const targetsRoutes: readonly Route[] = [
  serve(endpoints.listTargets, ({ parts, viewer, params }) => listTargets(parts, viewer, params.day)),
  serve(endpoints.setTargets, ({ parts, viewer, body }) => setTargets(parts, viewer, body)),
  serve(endpoints.setDiarySettings, ({ parts, viewer, body }) => setSettings(parts, viewer, body)),
];
