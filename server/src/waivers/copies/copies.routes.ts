import * as endpoints from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { exportSigners, getSignedCopy } from './copies.service.ts';

export const copyRoutes: readonly Route[] = [
  serve(endpoints.getSignedCopy, ({ parts, viewer, params }) => getSignedCopy(parts, viewer, params)),
  serve(endpoints.exportSigners, ({ parts, viewer, params }) =>
    exportSigners(parts, viewer, params.waiverId),
  ),
];
