import { changeHandle as changeHandleEndpoint } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentProfile } from '../profiles/profiles.present.ts';
import { changeHandle } from './handles.service.ts';

export const handleRoutes: readonly Route[] = [
  serve(changeHandleEndpoint, async ({ parts, viewer, body }) =>
    presentProfile(await changeHandle(parts, viewer, body.handle)),
  ),
];
