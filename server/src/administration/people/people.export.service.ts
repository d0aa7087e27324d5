import {
  largestPeopleExport,
  type PeopleFilters,
} from '@chalkline/contract/administration/managed-person.schema.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import type { ExportReply } from '@chalkline/contract/http/export.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { exportTooLarge } from '../administration.errors.ts';
import { stillManaging } from './people.load.service.ts';
import { findPeople, type ManagedPerson, peopleOrders } from './people.repository.ts';

/**
 * Everybody who fits, by name, in the form that the import takes. That somebody took it is written down
 * before they have it. Throws `export_too_large`.
 */
export async function exportPeople(
  parts: Parts,
  viewer: Viewer,
  filters: PeopleFilters,
): Promise<ExportReply> {
  return parts.database.transaction(async (tx) => {
    const manager = await stillManaging(tx, viewer);
    const everybody = peopleOrders.name.page(null, largestPeopleExport + 1);
    const people = await findPeople(tx.sql, { viewer: manager, filters }, 'name', everybody);
    if (people.length > largestPeopleExport) throw exportTooLarge(largestPeopleExport);
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'people.exported',
      subjectKind: manager.organizationId ? 'organization' : 'person',
      subjectId: manager.organizationId ?? viewer.personId,
      after: { count: people.length, filters },
    });
    return { fileName: fileNameOf(['people'], 'csv'), csv: writeCsv(header, people.map(cellsOf)) };
  });
}

const header = [
  'name',
  'email',
  'account_type',
  'organization',
  'handle',
  'state',
  'email_verified',
  'joined',
  'last_signed_in',
];

function cellsOf(person: ManagedPerson): (string | null)[] {
  return [
    person.name,
    person.email,
    person.accountType,
    person.organizationIdentifier,
    person.handle,
    person.state,
    person.emailVerified ? 'yes' : 'no',
    person.createdAt.toISOString(),
    person.lastSignedInAt?.toISOString() ?? null,
  ];
}
