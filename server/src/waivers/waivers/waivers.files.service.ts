import type { UploadSubject } from '../../uploads/uploads.fetch.service.ts';
import { findSubject } from '../subjects/subjects.service.ts';
import { findSharing } from './waivers.repository.ts';
import { waiverFileKind } from './waivers.service.ts';

/** Who may see what a waiver or a copy of it belongs to may read its file. */
export const waiverFiles: UploadSubject = {
  kind: waiverFileKind,
  maySee: async (parts, viewer, id) => {
    const { sql } = parts.database;
    for (const waiver of await findSharing(sql, id))
      if ((await findSubject(sql, viewer, waiver)) !== null) return true;
    return false;
  },
};
