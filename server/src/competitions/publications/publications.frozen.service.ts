import { type HeldRule, heldAtMost } from '@chalkline/contract/competitions/publication.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import { countChangedBehind, findFrozenPublications } from './frozen-boards.repository.ts';
import { findFrozenSettings, findSettings } from './frozen-settings.repository.ts';
import { changedRules } from './frozen-settings.rules.ts';
import { countMoved } from './publications.rules.ts';
import { publicationsOf } from './publications.service.ts';

/** A board that is frozen, and how much of each kind has changed behind it. */
export interface FrozenBoard {
  readonly divisionId: string;
  readonly frozenAt: Date;
  readonly scores: number;
  readonly decisions: number;
  readonly entries: number;
  readonly teams: number;
  readonly results: number;
  readonly rules: readonly HeldRule[];
}

/**
 * The frozen boards of a competition, in the order of its divisions: as many queries for one as for all. Throws 403 to who does
 * not see the inside.
 */
export async function listFrozenBoards(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<FrozenBoard[]> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  requireRight(seen, 'seeInside');
  const frozen = (await findDivisions(sql, competitionId)).flatMap(({ id, frozenAt }) =>
    frozenAt === null ? [] : [{ divisionId: id, frozenAt }],
  );
  if (frozen.length === 0) return [];
  const ids = frozen.map(({ divisionId }) => divisionId);
  const changed = await countChangedBehind(
    sql,
    frozen.map((board) => ({ ...board, competitionId })),
    heldAtMost,
  );
  const moved = countMoved(await findFrozenPublications(sql, ids), await publicationsOf(sql, seen));
  const then = byDivision(await findFrozenSettings(sql, ids));
  const now = byDivision(await findSettings(sql, ids, parts.clock.now()));
  return frozen.map((board) => {
    const { divisionId } = board;
    const [was, is] = [then.get(divisionId), now.get(divisionId)];
    return {
      scores: 0,
      decisions: 0,
      entries: 0,
      teams: 0,
      ...changed.get(divisionId),
      ...board,
      results: moved.get(divisionId) ?? 0,
      rules: was && is ? changedRules(was, is) : [],
    };
  });
}

function byDivision<Row extends { readonly divisionId: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.divisionId, row]));
}
