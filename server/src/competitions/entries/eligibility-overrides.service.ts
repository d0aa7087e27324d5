import { misfitOf, withBirthDate } from '@chalkline/contract/competitions/eligibility.ts';
import type {
  EligibilityOverride,
  EntryFit,
  EntryFitQuery,
} from '@chalkline/contract/competitions/entry.schema.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { type AuditRow, listAudit, recordAudit } from '../../audit/audit.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { PageAsked } from '../../platform/http/read-page.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { type Division, findDivision } from '../divisions/divisions.repository.ts';
import { entryNotFound, unknownDivision } from './entries.errors.ts';
import { findEntry } from './entries.repository.ts';
import { findEntriesForNotices } from './entry-notices.repository.ts';
import { findEntryPeople } from './entry-people.repository.ts';

/** The log of one competition, kept with the audit log. */
const subjectOf = (competitionId: string) =>
  ({ subjectKind: 'eligibility_overrides', subjectId: competitionId }) as const;

/** Logs entries that the staff put in a division that they don't fit, as they are stored; those that fit are left out. */
export async function logOverrides(
  parts: Parts,
  tx: Transaction,
  viewer: Pick<Viewer, 'personId'>,
  competition: { readonly id: string; readonly startsOn: string },
  { entryIds, divisions }: { readonly entryIds: readonly string[]; readonly divisions: readonly Division[] },
): Promise<void> {
  const { startsOn } = competition;
  const found = await findEntryPeople(tx.sql, entryIds);
  for (const [entryId, people] of Map.groupBy(found, (one) => one.entryId)) {
    const division = divisions.find(({ id }) => id === people[0]?.divisionId);
    const reason = division ? misfitOf(division, people, startsOn) : null;
    if (reason !== null)
      await recordOverride(parts, tx, viewer, { competitionId: competition.id, entryId, reason });
  }
}

interface Override {
  readonly competitionId: string;
  readonly entryId: string;
  readonly reason: string;
}

export function recordOverride(
  parts: Parts,
  tx: Transaction,
  viewer: Pick<Viewer, 'personId'>,
  { competitionId, entryId, reason }: Override,
): Promise<void> {
  return recordAudit(parts, tx, {
    actorId: viewer.personId,
    ...subjectOf(competitionId),
    action: 'entry.eligibility_overridden',
    after: { entryId },
    reason,
  });
}

/** Whether an entry would fit a division, said before it is saved. Throws 403, 404 and 422 `unknown_division`. */
export async function getEntryFit(
  parts: Parts,
  viewer: Viewer,
  { competitionId, entryId }: { readonly competitionId: string; readonly entryId: string },
  { divisionId, birthDate }: EntryFitQuery,
): Promise<EntryFit> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  if (!hasRight(seen, 'manageEntries')) throw notAllowed();
  if (!isId(entryId) || !(await findEntry(sql, competitionId, entryId))) throw entryNotFound();
  const division = isId(divisionId) ? await findDivision(sql, competitionId, divisionId) : null;
  if (!division) throw unknownDivision('query.divisionId');
  const people = await findEntryPeople(sql, [entryId]);
  return { reason: misfitOf(division, withBirthDate(people, birthDate), seen.competition.startsOn) };
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
