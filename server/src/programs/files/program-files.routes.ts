import * as endpoints from '@chalkline/contract/programs/program-files.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { exportProgram, readProgramFile } from './program-files.service.ts';

export const programFileRoutes: readonly Route[] = [
  serve(endpoints.exportProgram, ({ parts, viewer, params, query }) =>
    exportProgram(parts, viewer, params.programId, query.format),
  ),
  serve(endpoints.readProgramFile, ({ parts, viewer, body }) => readProgramFile(parts, viewer, body)),
];
