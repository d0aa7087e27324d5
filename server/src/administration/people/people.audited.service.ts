import { urlOf } from '@chalkline/contract/urls.ts';
import type { AuditRow } from '../../audit/audit.service.ts';
import type { AuditedKind, AuditedThing } from '../../audit/audited-things.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findNames } from './people.repository.ts';

/** What the lines are about, by id: people and organizations here, the rest as their domains say. */
export async function thingsOf(
  parts: Parts,
  viewer: Viewer,
  rows: readonly AuditRow[],
  kinds: readonly AuditedKind[],
): Promise<ReadonlyMap<string, AuditedThing>> {
  const byKind = Map.groupBy(rows, ({ subjectKind }) => subjectKind);
  const idsOf = (kind: string) => [...new Set((byKind.get(kind) ?? []).map(({ subjectId }) => subjectId))];
  const { sql } = parts.database;
  const things = new Map<string, AuditedThing>();
  for (const [id, name] of await findNames(sql, viewer, idsOf('person'))) {
    things.set(id, { name, address: urlOf('editUser', { id }) });
  }
  for (const { kind, find } of kinds) {
    const ids = idsOf(kind);
    if (ids.length === 0) continue;
    for (const [id, thing] of await find(parts, viewer, ids)) things.set(id, thing);
  }
  return things;
}
