import { createSharedLink as endpoint } from '@chalkline/contract/showcase/share.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import type { SharedThingKind } from '../../platform/pages/shared-things.ts';
import { createSharedLink } from './share.service.ts';

export const shareRoutes = (kinds: readonly SharedThingKind[]): readonly Route[] => [
  serve(endpoint, async ({ parts, query }) => createSharedLink(parts, kinds, query)),
];
