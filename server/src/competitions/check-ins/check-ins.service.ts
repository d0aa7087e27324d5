import {
  type CheckInCounts,
  type CheckInsQuery,
  isAtDesk,
} from '@chalkline/contract/competitions/check-in.schema.ts';
import { readRegistrationCode } from '@chalkline/contract/competitions/registration-code.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import type { ExportReply } from '@chalkline/contract/http/export.schema.ts';
import { fieldInZone } from '@chalkline/contract/zone-moment.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findUnsigned, waiverTitles } from '../../waivers/signatures/signatures.service.ts';
import {
  type CompetitionInView,
  requireRight,
  seeCompetition,
} from '../competitions/competition-access.service.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import { auditEntry } from '../entries/entries.audit.service.ts';
import { type EntryParams, enterEntries, entryOf } from '../entries/entries.change.service.ts';
import { bibOrder } from '../entries/entries.repository.ts';
import { notCompeting } from './check-ins.errors.ts';
import { publishCheckIns } from './check-ins.live.service.ts';
import {
  countDesk,
  type DeskFilter,
  type DeskRow,
  deleteCheckIn,
  findCompeting,
  findDeskRows,
  findMembers,
  insertCheckIn,
} from './check-ins.repository.ts';

/** An athlete at the desk, with who competes and what each hasn't signed. */
export interface AtDesk extends DeskRow {
  readonly people: readonly { readonly name: string; readonly unsigned: readonly string[] }[];
}

/** By bib. A code finds one athlete, or none where it isn't of this competition. */
export async function listCheckIns(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { divisionId, state, search, code, ...asked }: CheckInsQuery,
): Promise<Page<AtDesk[]>> {
  const { sql } = parts.database;
  await enterDesk(sql, viewer, competitionId);
  const unitId = code === undefined ? undefined : readRegistrationCode(code);
  const nothing = unitId === null || (divisionId !== undefined && !isId(divisionId));
  if (nothing || (unitId !== undefined && !isId(unitId))) return new Page<AtDesk[]>([], null);
  const filter: DeskFilter = { competitionId, divisionId, state, search, unitId };
  const page = await readPage(parts.config, asked, {
    list: ['check-ins', filter],
    order: bibOrder,
    read: (rows) => findDeskRows(sql, filter, rows),
  });
  return new Page(await withPeople(sql, competitionId, page.data), page.next);
}

/** Those who compete and those who have checked in; divisions without athletes included. */
export async function countCheckIns(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<CheckInCounts> {
  const { sql } = parts.database;
  await enterDesk(sql, viewer, competitionId);
  const counts = new Map((await countDesk(sql, competitionId)).map((count) => [count.divisionId, count]));
  const divisions = (await findDivisions(sql, competitionId)).map(
    ({ id: divisionId }) => counts.get(divisionId) ?? { divisionId, expected: 0, checkedIn: 0 },
  );
  return {
    expected: divisions.reduce((sum, { expected }) => sum + expected, 0),
    checkedIn: divisions.reduce((sum, { checkedIn }) => sum + checkedIn, 0),
    divisions,
  };
}

/**
 * Checks an athlete in or undoes it. Twice or from two desks at once: the first time counts. Throws 409
 * `not_competing` for who isn't in the competition anymore.
 */
export async function setCheckIn(
  parts: Parts,
  viewer: Viewer,
  params: EntryParams,
  { checkedIn }: { readonly checkedIn: boolean },
): Promise<AtDesk> {
  const { competitionId } = params;
  return parts.database.transaction(async (tx) => {
    await enterEntries(tx, viewer, competitionId, 'checkIn');
    const { id: entryId, state } = await entryOf(tx, params);
    if (checkedIn && !isAtDesk(state)) throw notCompeting();
    const row = { entryId, competitionId, checkedInAt: parts.clock.now(), checkedInBy: viewer.personId };
    const isNews = checkedIn ? await insertCheckIn(tx.sql, row) : await deleteCheckIn(tx.sql, entryId);
    if (isNews) {
      const action = checkedIn ? 'entry.checked_in' : 'entry.check_in_undone';
      await auditEntry(parts, tx, viewer, { entryId, action });
      await publishCheckIns(parts, tx, competitionId);
    }
    const found = await findDeskRows(tx.sql, { competitionId, entryId }, bibOrder.page(null, 1));
    const [shown] = await withPeople(tx.sql, competitionId, found);
    if (!shown) throw new Error('the entry that was checked in is missing');
    return shown;
  });
}

/** One row for each athlete or team that competes. */
export async function exportCheckIns(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<ExportReply> {
  const { sql } = parts.database;
  const { name, zone } = (await enterDesk(sql, viewer, competitionId)).competition;
  const divisions = new Map((await findDivisions(sql, competitionId)).map((one) => [one.id, one.name]));
  const rows = await withPeople(sql, competitionId, await findCompeting(sql, competitionId));
  const at = (moment: Date) => fieldInZone(moment.toISOString(), zone).replace('T', ' ');
  const lines = rows.map(({ entry, people, checkIn }) => [
    entry.bib,
    entry.name,
    divisions.get(entry.divisionId) ?? '',
    people.length > 1 ? people.map((one) => one.name).join(', ') : '',
    people.filter(({ unsigned }) => unsigned.length > 0).length,
    checkIn ? at(checkIn.at) : '',
    checkIn?.by ?? '',
  ]);
  const header = ['bib', 'name', 'division', 'members', 'waivers missing', 'checked in', 'by'];
  return { fileName: fileNameOf([name, 'check-in'], 'csv'), csv: writeCsv(header, lines) };
}

async function enterDesk(sql: Sql, viewer: Viewer, competitionId: string): Promise<CompetitionInView> {
  const seen = await seeCompetition(sql, viewer, competitionId);
  requireRight(seen, 'seeInside');
  return seen;
}

/** People without an account have signed nothing. */
async function withPeople(sql: Sql, competitionId: string, rows: readonly DeskRow[]): Promise<AtDesk[]> {
  if (rows.length === 0) return [];
  const subject = { subjectKind: 'competition', subjectId: competitionId } as const;
  const members = await findMembers(
    sql,
    rows.map(({ entry }) => entry.id),
  );
  const teams = Map.groupBy(members, ({ entryId }) => entryId);
  const shown = rows.map((row) => ({ ...row, crew: teams.get(row.entry.id) ?? [row.entry] }));
  const personIds = shown.flatMap(({ crew }) => crew.flatMap(({ personId }) => personId ?? []));
  const unsigned = Map.groupBy(await findUnsigned(sql, subject, personIds), ({ personId }) => personId);
  const all = await waiverTitles(sql, subject);
  const titles = (personId: string) => (unsigned.get(personId) ?? []).map(({ title }) => title);
  return shown.map(({ crew, ...row }) => ({
    ...row,
    people: crew.map(({ name, personId }) => ({ name, unsigned: personId ? titles(personId) : all })),
  }));
}
