import * as exportEndpoints from '@chalkline/contract/competitions/exports.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/imports.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { importEntries } from './entries-import.service.ts';
import { exportEntries, exportScores } from './exports.service.ts';
import { exportHeats, importHeats } from './heats-import.service.ts';
import { importScores } from './scores-import.service.ts';

export const importRoutes: readonly Route[] = [
  serve(
    endpoints.importEntries,
    async ({ parts, viewer, params, body }) => importEntries(parts, viewer, params.competitionId, body),
    { mayRepeat: stillHas('manageEntries') },
  ),
  serve(
    endpoints.importScores,
    async ({ parts, viewer, params, body }) => importScores(parts, viewer, params.competitionId, body),
    { mayRepeat: stillHas('recordScores') },
  ),
  serve(
    endpoints.importHeats,
    async ({ parts, viewer, params, body }) => importHeats(parts, viewer, params, body),
    { mayRepeat: stillHas('manageEntries') },
  ),
  serve(exportEndpoints.exportHeats, async ({ parts, viewer, params }) => exportHeats(parts, viewer, params)),
  serve(exportEndpoints.exportEntries, async ({ parts, viewer, params }) =>
    exportEntries(parts, viewer, params.competitionId),
  ),
  serve(exportEndpoints.exportScores, async ({ parts, viewer, params }) =>
    exportScores(parts, viewer, params.competitionId),
  ),
];
