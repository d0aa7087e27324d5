import * as endpoints from '@chalkline/contract/competitions/reveals.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import {
  presentAnyReveal,
  presentAnyRevealDesk,
  presentReveal,
  presentRevealDesk,
} from './reveals.present.ts';
import { publishReveal } from './reveals.publish.service.ts';
import { getReveal, getRevealDesk, moveReveal, startReveal, stopReveal } from './reveals.service.ts';

export const revealRoutes: readonly Route[] = [
  serve(endpoints.getReveal, async ({ parts, viewer, params }) =>
    presentAnyReveal(await getReveal(parts, viewer, params)),
  ),
  serve(endpoints.getRevealDesk, async ({ parts, viewer, params }) =>
    presentAnyRevealDesk(await getRevealDesk(parts, viewer, params)),
  ),
  serve(
    endpoints.startReveal,
    async ({ parts, viewer, params }) => presentRevealDesk(await startReveal(parts, viewer, params)),
    { mayRepeat: stillHas('publishResults') },
  ),
  serve(endpoints.moveReveal, async ({ parts, viewer, params, body }) =>
    presentReveal(await moveReveal(parts, viewer, params, body)),
  ),
  serve(endpoints.stopReveal, async ({ parts, viewer, params }) => stopReveal(parts, viewer, params)),
  serve(
    endpoints.publishReveal,
    async ({ parts, viewer, params, body }) => publishReveal(parts, viewer, params, body),
    { mayRepeat: stillHas('publishResults') },
  ),
];
