import {
  type ItemImport,
  type ItemImportReply,
  type ItemProblem,
  largestItemImport,
} from '@chalkline/contract/inventory/item-import.schema.ts';
import { readCsv } from '../../imports/csv.read.service.ts';
import { type CsvTable, plainName } from '../../imports/csv-table.rules.ts';
import { importOutcome } from '../../imports/import-outcome.rules.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { insertOpened, listKnownItems } from '../items/items.service.ts';
import { listPlaces } from '../places/places.service.ts';
import { planItems } from './item-plan.rules.ts';
import { readItemTable } from './item-table.rules.ts';

/**
 * Adds the items of a file with what is at each place, or nothing where a row is bad. A preview changes nothing and says
 * the same. Items that are there already, by code, barcode or name, stay as they are.
 */
export async function importItems(
  parts: Parts,
  viewer: Viewer,
  { csv, dryRun }: ItemImport,
): Promise<ItemImportReply> {
  const whole = readWithin(csv);
  if ('code' in whole) {
    const plan = { added: [], changed: [], unchanged: 0 };
    return importOutcome({ rows: 0, plan, problems: [whole], ignoredColumns: [], imported: false });
  }
  const { lines, problems: unreadable, ignoredColumns } = readItemTable(whole);
  const places = new Map((await listPlaces(parts, viewer)).map(({ id, name }) => [plainName(name), id]));
  return parts.database.transaction(async (tx) => {
    // Of two files at once the second sees what the first added.
    await lock(tx, 'inventory import', viewer.organizationId ?? '', 'exclusive');
    const plan = planItems(lines, { items: await listKnownItems(tx, viewer), places });
    const problems = [...unreadable, ...plan.problems];
    const imported = problems.length === 0 && !dryRun;
    if (imported) {
      for (const { facts, openings } of plan.items) await insertOpened(parts, tx, viewer, facts, openings);
    }
    return importOutcome({ rows: whole.rows.length, plan, problems, ignoredColumns, imported });
  });
}

function readWithin(csv: string): CsvTable | ItemProblem {
  const whole = readCsv(csv);
  if ('code' in whole || whole.rows.length <= largestItemImport) return whole;
  const row = whole.rows[largestItemImport]?.row ?? 1;
  const message = `A file has at most ${largestItemImport} rows.`;
  return { row, column: null, code: 'too_many_rows', message };
}
