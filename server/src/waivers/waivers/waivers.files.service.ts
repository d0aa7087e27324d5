import type { UploadSubject } from '../../uploads/uploads.fetch.service.ts';
import { findSubject } from '../subjects/subjects.service.ts';
import { findWaiver } from './waivers.repository.ts';
import { waiverFileKind } from './waivers.service.ts';

/** Who may see what a waiver belongs to may read its file. */
export const waiverFiles: UploadSubject = {
  kind: waiverFileKind,
  maySee: async (parts, viewer, id) => {
    const { sql } = parts.database;
    const waiver = await findWaiver(sql, id);
    return waiver !== null && (await findSubject(sql, viewer, waiver)) !== null;
  },
};
