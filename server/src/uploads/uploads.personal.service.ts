import type { PersonalData } from '../platform/personal-data.ts';
import { storageKey, uploadName } from './uploads.rules.ts';
import { findUploadsOf, uploadsPersonalTables } from './uploads-personal.repository.ts';

export const uploadsPersonalData: PersonalData = {
  domain: 'uploads',
  tables: uploadsPersonalTables,
  files: async (parts, person) =>
    (await findUploadsOf(parts.database.sql, person)).map((upload) => ({
      name: uploadName(upload),
      storageKey: storageKey(upload),
    })),
};
