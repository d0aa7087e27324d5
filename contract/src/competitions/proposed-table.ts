import type { PointsSetting } from './competition-scoring.schema.ts';
import { builtInTable, tableNameFor } from './points-tables.ts';

/**
 * The built-in table that suits the field a division is planned for, of the same season as the one that applies:
 * the smallest at least as large. null where that one applies already, or none is asked for.
 */
export function proposedTable(applies: PointsSetting, plannedField: number | null): string | null {
  if (plannedField === null || applies.method !== 'table') return null;
  const suiting = tableNameFor(Number(applies.table.slice(0, 4)), plannedField);
  if (suiting === null) return null;
  const isSame = String(builtInTable(suiting)) === String(builtInTable(applies.table));
  return isSame ? null : suiting;
}
