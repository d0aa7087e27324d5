import type { HistoryQuery } from '@chalkline/contract/administration/managed-person.schema.ts';
import { type AuditRow, lastDone, listAuditAround } from '../../audit/audit.service.ts';
import type { AuditedKind, AuditedThing } from '../../audit/audited-things.service.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { thingsOf } from './people.audited.service.ts';
import { getAccount } from './people.load.service.ts';
import { findNames, type ManagedPerson } from './people.repository.ts';

export interface HistoryRow {
  readonly row: AuditRow;
  readonly aboutThem: boolean;
  /** null: no person, or one the viewer doesn't manage. */
  readonly actorName: string | null;
  /** null: it has no name, is hidden or gone, or the line is about the person. */
  readonly thing: AuditedThing | null;
}

/**
 * What was done to the account and, for site administrators, what its owner did to others. A corporate_admin sees only
 * what was done to it since the person joined the organization.
 */
export async function listHistory(
  parts: Parts,
  viewer: Viewer,
  personId: string,
  query: HistoryQuery,
  kinds: readonly AuditedKind[],
): Promise<Page<HistoryRow[]>> {
  const { person } = await getAccount(parts, viewer, personId);
  const subject = { subjectKind: 'person', subjectId: person.id };
  const isAdmin = viewer.accountType === 'admin';
  const since = isAdmin ? null : await joinedAt(parts, person);
  const around = { subject, actorId: isAdmin ? person.id : null, since };
  const page = await listAuditAround(parts, around, query);
  const actors = new Set(page.data.flatMap(({ actorId }) => (actorId ? [actorId] : [])));
  const names = await findNames(parts.database.sql, viewer, [...actors]);
  const isAbout = ({ subjectKind, subjectId }: AuditRow) =>
    subjectKind === 'person' && subjectId === person.id;
  const others = page.data.filter((row) => !isAbout(row));
  const things = await thingsOf(parts, viewer, others, kinds);
  const rows = page.data.map((row) => ({
    row,
    aboutThem: isAbout(row),
    actorName: (row.actorId && names.get(row.actorId)) || null,
    thing: things.get(row.subjectId) ?? null,
  }));
  return new Page(rows, page.next);
}

async function joinedAt({ database }: Parts, person: ManagedPerson): Promise<Date> {
  const subject = { subjectKind: 'person', subjectId: person.id };
  const actions = ['person.organization_changed', 'person.joined_organization'];
  return (await lastDone(database.sql, subject, actions)) ?? person.createdAt;
}
