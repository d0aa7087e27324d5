import { listPartners } from '@chalkline/contract/partners/partners.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentShopTo } from './directory.present.ts';
import { listDirectory } from './directory.service.ts';

export const directoryRoutes: readonly Route[] = [
  serve(listPartners, async ({ parts, viewer, query }) =>
    presentPage(await listDirectory(parts, viewer, query), presentShopTo(viewer)),
  ),
];
