import { holdsPlace } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import type { EntriesImport, EntriesImportReply } from '@chalkline/contract/competitions/import.schema.ts';
import { findCountry } from '../../countries/countries.service.ts';
import { readCsv } from '../../imports/csv.read.service.ts';
import { importOutcome } from '../../imports/import-outcome.rules.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import { divisionsLock } from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { type Division, findDivisions } from '../divisions/divisions.repository.ts';
import { logOverrides } from '../entries/eligibility-overrides.service.ts';
import { enterEntries, entryWords } from '../entries/entries.change.service.ts';
import { unknownDivision } from '../entries/entries.errors.ts';
import type { Entry, NewEntryRow } from '../entries/entries.repository.ts';
import { findEntryPeople } from '../entries/entry-people.repository.ts';
import { findFrozenBoardsOf, keepAbsent, keepFrozen } from '../entries/frozen-entries.repository.ts';
import { decideHidden } from '../entries/hidden-names.service.ts';
import { findClaimsOf } from '../entry-claims/entry-claims.repository.ts';
import { inviteWithin } from '../entry-claims/entry-claims.service.ts';
import { type EntriesPlan, planEntries } from './entries-plan.rules.ts';
import { readEntriesTable } from './entries-table.rules.ts';
import { fitWarnings, warned } from './import-warnings.rules.ts';
import { findAllEntries, findMergedBibs, writeEntries } from './imports.repository.ts';

/** Takes all rows or, when one of them is bad, none. A preview takes none and says the same. */
export async function importEntries(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { csv, dryRun, divisionId }: EntriesImport,
): Promise<EntriesImportReply> {
  return parts.database.transaction(async (tx) => {
    const { competition } = await enterEntries(tx, viewer, competitionId);
    const divisions = await findDivisions(tx.sql, competitionId);
    const whole = readCsv(csv);
    if ('code' in whole) {
      const outcome = { rows: 0, plan: emptyPlan, problems: [whole], ignoredColumns: [], imported: false };
      return { ...importOutcome(outcome), ...warned([]), invited: 0 };
    }
    const table = readEntriesTable(whole, {
      divisions,
      divisionId: divisionFor(divisions, divisionId),
      findCountry,
      startsOn: competition.startsOn,
    });
    const known = await findAllEntries(tx.sql, competitionId);
    const merged = await findMergedBibs(tx.sql, competitionId);
    // Athletes who were in the file twice and merged since stay merged.
    const lines = table.lines.filter(({ bib }) => bib === null || !merged.has(bib));
    const planned = planEntries(lines, known.map(asKnown), divisions, merged);
    const plan = { ...planned, unchanged: planned.unchanged + table.lines.length - lines.length };
    const problems = [...table.problems, ...plan.problems];
    const isGood = problems.length === 0 && !dryRun;
    const invited = newEmails(plan, known, await findClaimsOf(tx.sql, competitionId));
    if (isGood) {
      const added = await carryOut(parts, tx, { viewer, competition, divisions, plan, known });
      const asked = [...known, ...added].flatMap(({ id: entryId, bib }) => {
        const email = invited.get(bib);
        return email === undefined ? [] : [{ entryId, email }];
      });
      await inviteWithin(parts, tx, viewer, competitionId, asked);
    }
    const outcome = importOutcome({
      rows: whole.rows.length,
      plan,
      problems,
      ignoredColumns: table.ignoredColumns,
      imported: isGood,
    });
    const { startsOn } = competition;
    const people = await findEntryPeople(
      tx.sql,
      plan.changed.map(({ known: { id } }) => id),
    );
    const warnings = fitWarnings(plan, { startsOn, divisions, columns: table.columns, people });
    return { ...outcome, ...warned(warnings), invited: invited.size };
  });
}

const emptyPlan: EntriesPlan = { added: [], changed: [], unchanged: 0, emails: new Map(), problems: [] };

/** The division that was named, or the only one there is. */
function divisionFor(divisions: readonly Division[], asked: string | undefined): string | null {
  if (asked === undefined) return divisions.length === 1 ? (divisions[0]?.id ?? null) : null;
  if (!divisions.some(({ id }) => id === asked)) throw unknownDivision();
  return asked;
}

function asKnown({ state, ...entry }: Entry) {
  return { ...entry, placed: holdsPlace(state) };
}

interface ImportCase {
  readonly viewer: Viewer;
  readonly competition: { readonly id: string; readonly startsOn: string };
  readonly divisions: readonly Division[];
  readonly plan: EntriesPlan;
  readonly known: readonly Entry[];
}

/** Emails of entries without an account that aren't invited under this email yet, by bib. */
function newEmails(
  { emails }: EntriesPlan,
  known: readonly Entry[],
  claims: readonly { readonly entryId: string; readonly email: string }[],
): ReadonlyMap<number, string> {
  const emailOf = new Map(claims.map(({ entryId, email }) => [entryId, email]));
  const settled = new Set(
    known
      .filter(({ id, bib, personId }) => personId !== null || emailOf.get(id) === emails.get(bib))
      .map(({ bib }) => bib),
  );
  return new Map([...emails].filter(([bib]) => !settled.has(bib)));
}

/** Gives the entries that were added. */
async function carryOut(
  parts: Parts,
  tx: Transaction,
  { viewer, competition, divisions, plan, known }: ImportCase,
): Promise<NewEntryRow[]> {
  if (plan.added.length + plan.changed.length === 0) return [];
  const competitionId = competition.id;
  const now = parts.clock.now();
  const entryById = new Map(known.map((entry) => [entry.id, entry]));
  const added = plan.added.map(({ row: _, email: __, ...line }): NewEntryRow => {
    const made = {
      id: newId(now.getTime()),
      competitionId,
      state: 'active',
      createdAt: now,
      updatedAt: now,
    } as const;
    return { country: null, region: null, affiliate: null, ...line, ...made, words: '' };
  });
  const changed = plan.changed.flatMap(
    ({ known: { id }, line: { row: _, bib: __, email: ___, ...line } }): NewEntryRow[] => {
      const before = entryById.get(id);
      return before ? [{ ...before, ...line, updatedAt: now, words: '' }] : [];
    },
  );
  const rows = [...added, ...changed].map((row) => ({ ...row, words: searchTextOf(row) }));
  const moved = changed.map(({ id }) => id);
  const isMoving = changed.some(({ id, divisionId }) => entryById.get(id)?.divisionId !== divisionId);
  if (isMoving) await lockInTurn(tx, [divisionsLock(competitionId, 'exclusive')]);
  await keepFrozen(tx.sql, moved);
  await writeEntries(tx.sql, rows);
  const left = plan.changed.map((change) => change.known.divisionId);
  await decideHidden(parts, tx, competitionId, { entryIds: rows.map(({ id }) => id), left });
  await keepAbsent(tx.sql, [...added.map(({ id }) => id), ...moved]);
  await auditCompetition(parts, tx, viewer, competitionId, 'competition.entries_imported', {
    before: changed.length > 0 ? plan.changed.map((change) => change.known) : undefined,
    after: { added: added.length, changed: changed.length },
  });
  const misplaced = rows.flatMap(({ id, divisionId, birthDate = null }) => {
    const before = entryById.get(id);
    const isSame = before?.divisionId === divisionId && before.birthDate === birthDate;
    return isSame ? [] : [id];
  });
  await logOverrides(parts, tx, viewer, competition, { entryIds: misplaced, divisions });
  const frozen = await findFrozenBoardsOf(tx.sql, moved);
  await requestBoards(parts, tx, [...rows.map((row) => row.divisionId), ...left, ...frozen]);
  return added;
}

function searchTextOf({ name, affiliate = null, region = null }: NewEntryRow): string {
  return entryWords({ name, affiliate, region });
}
