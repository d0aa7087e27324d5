import * as endpoints from '@chalkline/contract/profiles/exports.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentExport, presentLink } from './exports.present.ts';
import { askExport, listExports, makeExportLink, openExport } from './exports.service.ts';

export const exportRoutes: readonly Route[] = [
  serve(endpoints.listExports, async ({ parts, viewer }) =>
    (await listExports(parts, viewer)).map(presentExport),
  ),
  serve(endpoints.askExport, async ({ parts, viewer }) => presentExport(await askExport(parts, viewer))),
  serve(endpoints.makeExportLink, async ({ parts, viewer, params }) =>
    presentLink(await makeExportLink(parts, viewer, params.exportId)),
  ),
  serve(endpoints.fetchExport, ({ parts, params, raw }) =>
    openExport(parts, params.token, raw.request.method),
  ),
];
