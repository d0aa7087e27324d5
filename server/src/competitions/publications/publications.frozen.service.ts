import { type HeldRule, heldAtMost } from '@chalkline/contract/competitions/publication.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { demand, seeCompetition } from '../competitions/competition-access.service.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import {
  countDecisionsSince,
  countEntriesChanged,
  countScoresSince,
  countTeamsChanged,
  findFrozenPublications,
} from './frozen-boards.repository.ts';
import { findFrozenSettings, findSettings } from './frozen-settings.repository.ts';
import { changedRules } from './frozen-settings.rules.ts';
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

/** The frozen boards of a competition, in the order of its divisions. Throws 403 to who does not see the inside. */
export async function listFrozenBoards(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<FrozenBoard[]> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  demand(seen, 'seeInside');
  const frozen = (await findDivisions(sql, competitionId)).flatMap(({ id, frozenAt }) =>
    frozenAt === null ? [] : [{ divisionId: id, frozenAt }],
  );
  if (frozen.length === 0) return [];
  const ids = frozen.map(({ divisionId }) => divisionId);
  const told = await findFrozenPublications(sql, ids);
  const telling = await publicationsOf(sql, seen);
  const settings = new Map((await findFrozenSettings(sql, ids)).map((kept) => [kept.divisionId, kept]));
  const boards: FrozenBoard[] = [];
  for (const board of frozen) {
    const { divisionId } = board;
    const [then, now] = [settings.get(divisionId), await findSettings(sql, divisionId, parts.clock.now())];
    const moved = told.filter(
      (was) =>
        was.divisionId === divisionId &&
        telling.some(
          (is) => is.divisionId === divisionId && is.workoutId === was.workoutId && is.state !== was.state,
        ),
    );
    boards.push({
      ...board,
      scores: await countScoresSince(sql, { competitionId, ...board }, heldAtMost),
      decisions: await countDecisionsSince(sql, board),
      entries: await countEntriesChanged(sql, divisionId),
      teams: await countTeamsChanged(sql, divisionId),
      results: moved.length,
      rules: then && now ? changedRules(then, now) : [],
    });
  }
  return boards;
}
