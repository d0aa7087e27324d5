import * as endpoints from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { getSharing, setSharing } from './sharing.service.ts';

export const sharingRoutes: readonly Route[] = [
  serve(endpoints.getSharing, ({ parts, viewer, params }) => getSharing(parts, viewer, params.coachingId)),
  serve(endpoints.setSharing, ({ parts, viewer, params, body }) =>
    setSharing(parts, viewer, params.coachingId, body),
  ),
];
