import { moveEntry as endpoint } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { presentEntry } from '../entries/entries.present.ts';
import { moveEntry } from './entry-moves.service.ts';

export const entryMoveRoutes: readonly Route[] = [
  serve(
    endpoint,
    async ({ parts, viewer, params, body }) => presentEntry(await moveEntry(parts, viewer, params, body)),
    { mayRepeat: stillHas('disqualify') },
  ),
];
