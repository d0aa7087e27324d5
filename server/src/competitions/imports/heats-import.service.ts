import type { HeatsImport, HeatsImportReply } from '@chalkline/contract/competitions/import.schema.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import type { ExportReply } from '@chalkline/contract/http/export.schema.ts';
import { hhmmIn } from '@chalkline/contract/zone-moment.ts';
import { readCsv } from '../../imports/csv.read.service.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import { importOutcome } from '../../imports/import-outcome.rules.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import { type HeatPlanParams, hasStarted, workoutOf } from '../heats/heats.desk.service.ts';
import { noHeats } from '../heats/heats.errors.ts';
import { enterPlan, keepLayout } from '../heats/heats.layout.service.ts';
import { openDesk } from '../heats/heats.plan.service.ts';
import { planHeatsImport } from './heats-import-plan.rules.ts';
import { readHeatsTable } from './heats-table.rules.ts';
import { findAllEntries } from './imports.repository.ts';

/**
 * Puts the athletes of a draft into the lanes that a file gives them, or with a bad row none. A preview changes nothing.
 * Throws 409 where the draft is not the one that was looked at.
 */
export async function importHeats(
  parts: Parts,
  viewer: Viewer,
  params: HeatPlanParams,
  { csv, dryRun, version }: HeatsImport,
): Promise<HeatsImportReply> {
  return parts.database.transaction(async (tx) => {
    const { desk, plan } = await enterPlan(parts, tx, viewer, params, version);
    const whole = readCsv(csv);
    if ('code' in whole) {
      const outcome = { rows: 0, plan: nothing, problems: [whole], ignoredColumns: [], imported: false };
      return { ...importOutcome(outcome), left: 0 };
    }
    const table = readHeatsTable(whole);
    const planned = planHeatsImport(table, {
      layout: plan.layout,
      entries: await findAllEntries(tx.sql, params.competitionId),
      divisions: await findDivisions(tx.sql, params.competitionId),
      divisionIds: plan.settings.divisionIds,
      hasStarted: (heatId) => hasStarted(desk, heatId),
    });
    const isReadable = table.problems.length === 0;
    const problems = isReadable ? planned.problems : table.problems;
    const imported = problems.length === 0 && !dryRun;
    if (imported) {
      const action = 'competition.heats_imported';
      await keepLayout(parts, tx, viewer, { desk, plan }, planned.layout, action);
    }
    const { ignoredColumns } = table;
    const counted = isReadable ? planned : nothing;
    const outcome = { rows: whole.rows.length, plan: counted, problems, ignoredColumns, imported };
    return { ...importOutcome(outcome), left: isReadable ? planned.left : 0 };
  });
}

const nothing = { added: [], changed: [], unchanged: 0 };

/** The draft by heat and lane, empty lanes too; the file can be imported again. */
export async function exportHeats(
  parts: Parts,
  viewer: Viewer,
  { competitionId, workoutId }: HeatPlanParams,
): Promise<ExportReply> {
  const desk = await openDesk(parts, viewer, competitionId);
  const { name } = workoutOf(desk, workoutId);
  const plan = desk.plans.find((one) => one.workoutId === workoutId);
  if (!plan) throw noHeats();
  const { sql } = parts.database;
  const entries = new Map((await findAllEntries(sql, competitionId)).map((entry) => [entry.id, entry]));
  const divisions = new Map((await findDivisions(sql, competitionId)).map((one) => [one.id, one.name]));
  const { zone } = desk.competition;
  const rows = plan.layout.flatMap(({ startsAt, lanes }, index) =>
    lanes.map((id, lane) => {
      const entry = entries.get(id ?? '');
      const athlete = entry ? [entry.bib, entry.name, divisions.get(entry.divisionId) ?? ''] : ['', '', ''];
      return [index + 1, lane + 1, ...athlete, hhmmIn(new Date(startsAt), zone)];
    }),
  );
  const header = ['heat', 'lane', 'bib', 'name', 'division', 'starts'];
  const fileName = fileNameOf([desk.competition.name, name, 'heats'], 'csv');
  return { fileName, csv: writeCsv(header, rows) };
}
