import { ageMisfit } from '@chalkline/contract/competitions/age-misfit.ts';
import type { EligibilityOverride } from '@chalkline/contract/competitions/entry.schema.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { type AuditRow, listAudit, recordAudit } from '../../audit/audit.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { PageAsked } from '../../platform/http/read-page.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import type { Division } from '../divisions/divisions.repository.ts';
import { findEntriesForNotices } from './entry-notices.repository.ts';

/** The log of one competition, kept with the audit log. */
const subjectOf = (competitionId: string) =>
  ({ subjectKind: 'eligibility_overrides', subjectId: competitionId }) as const;

interface PlacedEntry {
  readonly id: string;
  readonly divisionId: string;
  readonly birthDate: string | null;
}

/** Logs entries that the staff put in a division that they don't fit; those that fit are left out. */
export async function logOverrides(
  parts: Parts,
  tx: Transaction,
  viewer: Pick<Viewer, 'personId'>,
  competition: { readonly id: string; readonly startsOn: string },
  placed: { readonly entries: readonly PlacedEntry[]; readonly divisions: readonly Division[] },
): Promise<void> {
  const { startsOn } = competition;
  for (const entry of placed.entries) {
    const reason = ageMisfit({ startsOn, divisions: placed.divisions }, entry);
    if (reason === null) continue;
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      ...subjectOf(competition.id),
      action: 'entry.eligibility_overridden',
      after: { entryId: entry.id },
      reason,
    });
  }
}

/** Newest first. Throws 403 for people who don't manage the athletes. */
export async function listOverrides(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  query: PageAsked,
): Promise<Page<EligibilityOverride[]>> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  if (!hasRight(seen, 'manageEntries')) throw notAllowed();
  const { data, next } = await listAudit(parts, subjectOf(competitionId), query);
  return new Page(await withNames(sql, data), next);
}

async function withNames(sql: Sql, rows: readonly AuditRow[]): Promise<EligibilityOverride[]> {
  const idOf = ({ after }: AuditRow) => (after as { readonly entryId: string }).entryId;
  const found = rows.length === 0 ? [] : await findEntriesForNotices(sql, [...new Set(rows.map(idOf))]);
  const names = new Map<string, string | null>();
  for (const { actorId } of rows) {
    if (actorId === null || names.has(actorId)) continue;
    const person = await personById(sql, actorId);
    names.set(actorId, person?.state === 'active' ? person.name : null);
  }
  return rows.flatMap((row) => {
    const entry = found.find(({ id }) => id === idOf(row));
    if (!entry) return [];
    const { id, actorId, createdAt, reason } = row;
    return {
      id,
      at: createdAt.toISOString(),
      reason: reason ?? '',
      by: actorId === null ? null : (names.get(actorId) ?? null),
      athlete: entry.name,
      bib: entry.bib,
      division: entry.division,
    };
  });
}
