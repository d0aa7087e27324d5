import type { PersonalData } from '../../platform/personal-data.ts';
import { discardUploadsOf } from '../../uploads/uploads.attach.service.ts';
import { photoKind } from '../profiles/profiles.service.ts';
import { profilesPersonalTables } from './personal.repository.ts';

export const profilesPersonalData: PersonalData = {
  domain: 'profiles',
  tables: profilesPersonalTables,
  erase: (parts, tx, { id }) => discardUploadsOf(parts, tx, { kind: photoKind, id }),
};
