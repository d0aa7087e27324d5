import type { MergePreview, MergeSide } from '@chalkline/contract/competitions/entry-merge.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import type { EntryParams } from '../entries/entries.change.service.ts';
import { entryNotFound, unknownEntry } from '../entries/entries.errors.ts';
import { findCurrentScoresOf } from '../scores/scores.repository.ts';
import { findWorkouts } from '../workouts/workouts.repository.ts';
import {
  findAdjustmentsOf,
  findLanes,
  findMergeEntries,
  findPenaltiesOf,
  type MergeEntry,
} from './entry-merges.repository.ts';
import { whyNotMerged } from './entry-merges.rules.ts';

/** Two entries side by side, with what merging moves. Throws 404, and 422 for the other one. */
export async function previewMerge(
  parts: Parts,
  viewer: Viewer,
  { competitionId, entryId }: EntryParams,
  otherId: string,
): Promise<MergePreview> {
  return parts.database.transaction(async ({ sql }) => {
    requireRight(await seeCompetition(sql, viewer, competitionId), 'manageEntries');
    const ids = [entryId, otherId].filter(isId);
    const found = ids.length === 0 ? new Map() : await findMergeEntries(sql, competitionId, ids);
    const [one, other]: (MergeEntry | undefined)[] = [found.get(entryId), found.get(otherId)];
    if (!one) throw entryNotFound();
    if (!other || one === other) throw unknownEntry('query.otherId');
    const workouts = await findWorkouts(sql, competitionId);
    const order = workouts.map(({ id }) => id);
    const scores = await findCurrentScoresOf(sql, order, ids);
    const penalties = await findPenaltiesOf(sql, ids);
    const adjustments = await findAdjustmentsOf(sql, ids);
    const lanes = await findLanes(sql, ids);
    const sideOf = (side: MergeEntry, cannotStay: string | null): MergeSide => {
      const { id, bib, name, divisionId, country, affiliate, birthDate, state, personId } = side.entry;
      const own = <Thing extends { readonly entryId: string }>(things: readonly Thing[]) =>
        things.filter((one) => one.entryId === id);
      return {
        id,
        bib,
        name,
        divisionId,
        country,
        affiliate,
        birthDate,
        state,
        claimed: personId !== null,
        email: side.email,
        ordered: side.order === 'sold',
        checkedIn: side.checkedIn,
        followers: side.followers,
        scores: inOrder(order, own(scores)).flatMap(({ workoutId, value, scoring }) => {
          if (value === null) return [];
          const given = own(penalties).filter((one) => one.workoutId === workoutId).length;
          return [{ workoutId, words: showScore(value, scoring).words, penalties: given }];
        }),
        lanes: inOrder(order, own(lanes)).map(({ workoutId, heat, lane }) => ({ workoutId, heat, lane })),
        adjustment: own(adjustments).reduce((sum, { points }) => sum + points, 0),
        cannotStay,
      };
    };
    return {
      one: sideOf(one, whyNotMerged(one, other)),
      other: sideOf(other, whyNotMerged(other, one)),
    };
  }, 'snapshot');
}

function inOrder<Thing extends { readonly workoutId: string }>(
  order: readonly string[],
  things: readonly Thing[],
): Thing[] {
  return things.toSorted((a, b) => order.indexOf(a.workoutId) - order.indexOf(b.workoutId));
}
