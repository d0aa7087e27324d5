import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ThreadParts } from '../../platform/threads/threads.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import { divisionNotFound } from '../divisions/divisions.errors.ts';
import { findDivision } from '../divisions/divisions.repository.ts';
import { type BoardMaterial, loadBoardMaterial } from './boards.material.service.ts';

/** Names a view of a division's board. */
export interface BoardRef {
  readonly competitionId: string;
  readonly divisionId: string;
  readonly view: BoardView;
}

/** Lets in who may see that view of a board. Throws 404, and 403 for the inside. */
export async function requireBoardAccess(
  parts: Parts,
  viewer: MaybeViewer,
  { competitionId, divisionId, view }: BoardRef,
): Promise<void> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  if (view === 'inside') requireRight(seen, 'seeInside');
  const division = isId(divisionId) ? await findDivision(sql, competitionId, divisionId) : null;
  if (!division) throw divisionNotFound();
}

/** Reads what a view is ranked from in one snapshot: no score may come in between. Throws 404. */
export async function loadBoardSnapshot(
  parts: ThreadParts,
  { divisionId, view }: BoardRef,
): Promise<BoardMaterial> {
  const viewAt = { view, now: parts.clock.now() };
  const material = await parts.database.transaction(
    ({ sql }) => loadBoardMaterial(sql, divisionId, viewAt),
    'snapshot',
  );
  if (!material) throw divisionNotFound();
  return material;
}
