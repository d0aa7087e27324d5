import { viewersOfSessions } from './accounts/sessions/sessions.viewers.service.ts';
import { logoSubject } from './organisations/organisations.watch.service.ts';
import { profilePhotos } from './profiles/profiles/profiles.photo.service.ts';
import type { UploadRights } from './uploads/uploads.fetch.service.ts';

/** Everything that uploads hang on, in the order of the domains, and who stands behind a session. */
export const uploadRights: UploadRights = { subjects: [logoSubject, profilePhotos], viewersOfSessions };
