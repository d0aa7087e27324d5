import * as endpoints from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentPerson, presentProfile } from './profiles.present.ts';
import { seePerson } from './profiles.see.service.ts';
import { changeHandle, changeProfile, getMyProfile } from './profiles.service.ts';

export const profileRoutes: readonly Route[] = [
  serve(endpoints.getProfile, async ({ parts, viewer }) => presentProfile(await getMyProfile(parts, viewer))),
  serve(endpoints.changeProfile, async ({ parts, viewer, body }) =>
    presentProfile(await changeProfile(parts, viewer, body)),
  ),
  serve(endpoints.seePerson, async ({ parts, viewer, params }) =>
    presentPerson(await seePerson(parts, viewer, params.personId)),
  ),
  serve(endpoints.changeHandle, async ({ parts, viewer, body }) =>
    presentProfile(await changeHandle(parts, viewer, body.handle)),
  ),
];
