import { accountsPersonalData } from './accounts/personal/personal.service.ts';
import { administrationPersonalTables } from './administration/personal/personal.repository.ts';
import { auditPersonalTables } from './audit/audit-personal.repository.ts';
import { competitionsPersonalData } from './competitions/personal/personal.service.ts';
import { notificationsPersonalTables } from './notifications/personal/personal.repository.ts';
import { platformPersonalTables } from './platform/http/idempotency-personal.ts';
import type { PersonalData } from './platform/personal-data.ts';
import { profilesPersonalData } from './profiles/personal/personal.service.ts';
import { showcasePersonalTables } from './showcase/personal/personal.repository.ts';
import { uploadsPersonalData } from './uploads/uploads.personal.service.ts';

/**
 * What every domain answers when a person wants all that is theirs, or to be erased. The highest comes first, as
 * it finds what is a person's by what lies below it; accounts, with the row of the person, come last.
 */
export const personalData: readonly PersonalData[] = [
  { domain: 'showcase', tables: showcasePersonalTables },
  competitionsPersonalData,
  { domain: 'notifications', tables: notificationsPersonalTables },
  { domain: 'administration', tables: administrationPersonalTables },
  profilesPersonalData,
  uploadsPersonalData,
  { domain: 'audit', tables: auditPersonalTables },
  { domain: 'platform', tables: platformPersonalTables },
  accountsPersonalData,
];
