import type { PersonResult } from '@chalkline/contract/competitions/result.schema.ts';
import type { ResultSeen } from './results.service.ts';

export function presentResult({ board, ...entry }: ResultSeen): PersonResult {
  const cells = board?.row.cells ?? [];
  return {
    ...entry,
    place: board?.row.place ?? null,
    tied: board?.row.tied ?? false,
    total: board?.row.total ?? null,
    of: board?.head.rowCount ?? 0,
    standing: board?.head.standing ?? 'provisional',
    workouts: (board?.head.workouts ?? []).flatMap(({ id, name }, index) => {
      const cell = cells[index];
      return cell?.scoreId ? [{ id, name, cell }] : [];
    }),
  };
}
