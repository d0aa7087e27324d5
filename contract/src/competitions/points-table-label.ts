import type { PointsSetting } from './competition-scoring.schema.ts';
/** `2023-40` is the table of 2023 for a field of 40. */
export function pointsTableLabel(name: string): string {
  const [year, field, kind] = name.split('-');
  const half = kind === 'half' ? ', half points' : kind === '50pt' ? ', 50 points for the first' : '';
  return `table of ${year} for a field of ${field}${half}`;
}

/** Whether a table says what a place is worth, built in or an organizer's own. */
export function isFromTable({ method }: Pick<PointsSetting, 'method'>): boolean {
  return method === 'table' || method === 'own_table';
}
