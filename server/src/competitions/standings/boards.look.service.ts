import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ThreadParts } from '../../platform/threads/threads.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import { divisionNotFound } from '../divisions/divisions.errors.ts';
import { findDivision } from '../divisions/divisions.repository.ts';
import { type BoardMaterial, loadBoardMaterial } from './boards.material.service.ts';

/** A board that somebody asks about. */
export interface BoardAskedAbout {
  readonly competitionId: string;
  readonly divisionId: string;
  readonly view: BoardView;
}

/** Lets in who may see that view of a board. Throws 404, and 403 for the inside. */
export async function enterBoard(
  parts: Parts,
  viewer: MaybeViewer,
  { competitionId, divisionId, view }: BoardAskedAbout,
): Promise<void> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  if (view === 'inside') requireRight(seen, 'seeInside');
  const division = isId(divisionId) ? await findDivision(sql, competitionId, divisionId) : null;
  if (!division) throw divisionNotFound();
}

/** What the view is made of, in one snapshot: nothing may come in between entries and scores. */
export async function lookAtBoard(
  parts: ThreadParts,
  { divisionId, view }: BoardAskedAbout,
): Promise<BoardMaterial> {
  const look = { view, now: parts.clock.now() };
  const material = await parts.database.transaction(
    ({ sql }) => loadBoardMaterial(sql, divisionId, look),
    'snapshot',
  );
  if (!material) throw divisionNotFound();
  return material;
}
