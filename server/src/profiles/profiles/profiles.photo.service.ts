import { Refusal } from '../../platform/http/refusal.ts';
import type { UploadSubject } from '../../uploads/uploads.fetch.service.ts';
import { seePerson } from './profiles.see.service.ts';
import { photoKind } from './profiles.service.ts';

/** A photo is as visible as the page it is on. */
export const profilePhotos: UploadSubject = {
  kind: photoKind,
  maySee: (parts, viewer, personId) =>
    seePerson(parts, viewer, personId).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    ),
};
