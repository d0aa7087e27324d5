import { fileNameOf } from '@chalkline/contract/file-name.ts';
import type { ExportReply } from '@chalkline/contract/http/export.schema.ts';
import type { InventorySummary } from '@chalkline/contract/inventory/item.schema.ts';
import type { SheetLine, ValueReply } from '@chalkline/contract/inventory/movement.schema.ts';
import { writeAmount } from '@chalkline/contract/money/show-money.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { mayManage } from '../items/items.service.ts';
import { takePlace } from '../places/places.service.ts';
import { exportTooLarge } from './reports.errors.ts';
import {
  countInventory,
  type ExportedRow,
  findExported,
  findLastCount,
  findSheet,
  findValues,
} from './reports.repository.ts';

export async function getSummary({ database, clock }: Parts, viewer: Viewer): Promise<InventorySummary> {
  const counts = await countInventory(database.sql, viewer, clock.now().toISOString().slice(0, 10));
  const lastCountedAt = (await findLastCount(database.sql, viewer))?.toISOString() ?? null;
  return { ...counts, lastCountedAt, can: { manage: mayManage(viewer) } };
}

/** Throws 404. */
export async function getSheet({ database }: Parts, viewer: Viewer, placeId: string): Promise<SheetLine[]> {
  const { id } = await takePlace(database.sql, viewer, placeId);
  return findSheet(database.sql, viewer, id);
}

export function getValue({ database }: Parts, viewer: Viewer): Promise<ValueReply> {
  return findValues(database.sql, viewer);
}

const mostExported = 50_000;

/** Throws 422 where there are more rows than a file holds. */
export async function exportInventory({ database }: Parts, viewer: Viewer): Promise<ExportReply> {
  const rows = await findExported(database.sql, viewer, mostExported + 1);
  if (rows.length > mostExported) throw exportTooLarge();
  return { fileName: fileNameOf(['inventory'], 'csv'), csv: writeCsv(header, rows.map(cellsOf)) };
}

const header = [
  'kind',
  'name',
  'code',
  'barcode',
  'place',
  'quantity',
  'in_repair',
  'condition',
  'low_at',
  'unit_cost',
  'currency',
  'bought_on',
  'service_every_days',
  'service_due_on',
  'note',
];

function cellsOf(row: ExportedRow): (string | number | null)[] {
  return [
    row.kind,
    row.name,
    row.code,
    row.barcode,
    row.place,
    row.quantity ?? 0,
    row.inRepair ?? 0,
    row.condition,
    row.lowAt,
    row.unitCost === null ? null : writeAmount(row.unitCost, row.currency),
    row.currency,
    row.boughtOn,
    row.serviceEvery,
    row.serviceDueOn,
    row.note,
  ];
}
