import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Reading } from '../../platform/database/shared-snapshot.ts';
import type { BoardAdjustment } from '../ranking/board-ranking.rules.ts';
import {
  findMaterialAdjustments,
  findMaterialPenalties,
  findShownEntries,
  type MaterialPenalty,
} from './board-material.repository.ts';
import { findScoreValues } from './board-parts.repository.ts';
import type { PackedEntries } from './packed-board.rules.ts';
import { type UnpackedScores, unpackEntries, unpackScores } from './packed-field.rules.ts';
import { IdTable, idWords } from './packed-ids.rules.ts';
import {
  findPackedEntries,
  findPackedScores,
  findUnusualEntries,
  haveOthersMore,
} from './packed-material.repository.ts';
import { PackedValues } from './packed-values.rules.ts';

/** All that is read of a large division, at one moment. */
export interface BulkData {
  /** All of them active. */
  readonly entries: PackedEntries;
  readonly unusual: Awaited<ReturnType<typeof findUnusualEntries>>;
  readonly adjustments: readonly (BoardAdjustment & { readonly bib: number })[];
  readonly penalties: readonly (MaterialPenalty & { readonly bib: number })[];
  /** By workout. */
  readonly scores: ReadonlyMap<string, UnpackedScores>;
  readonly known: PackedValues;
  /** What the numbers in `scores` mean: of each in `known` its value. More may come to both, nothing changes. */
  readonly values: ScoreValue[];
}

/**
 * Reads a large division in few large values, the entries and each workout on whichever of the connections is free;
 * what is there is taken apart while the next is read.
 */
export async function readInBulk(
  { sql, readTogether }: Pick<Transaction, 'sql' | 'readTogether'>,
  division: { readonly id: string; readonly competitionId: string },
  workoutIds: readonly string[],
): Promise<BulkData> {
  const only = (await haveOthersMore(sql, division)) ? division.id : null;
  const known = new PackedValues();
  const whose = Promise.withResolvers<{ count: number; who: IdTable }>();
  const readWho = async (reading: Reading) => {
    const entries = unpackEntries(await findPackedEntries(reading.bulk, division.id));
    whose.resolve({ count: entries.bibs.length, who: new IdTable(entries.ids) });
    return { entries, ...(await readRest(reading, division.id, workoutIds)) };
  };
  const readScores = (workoutId: string) => async (reading: Reading) => {
    const found = await findPackedScores(reading.bulk, workoutId, only);
    // Not waited for here: a connection is kept for reading alone.
    const unpacked = whose.promise.then(({ count, who }) => {
      const corrected = new IdTable(idWords(found.corrected));
      return unpackScores(found.scores, corrected, who, { count, values: known });
    });
    return { workoutId, unpacked };
  };
  const [{ entries, ...rest }, ...found] = await readTogether(readWho, ...workoutIds.map(readScores));
  const scores = new Map<string, UnpackedScores>();
  for (const { workoutId, unpacked } of found) scores.set(workoutId, await unpacked);
  const read = await findScoreValues(sql, known.scoreIds);
  const values = known.scoreIds.map((id): ScoreValue => {
    const value = read.get(id);
    if (!value) throw new Error('A score went while its division was read. It is ranked again.');
    return value;
  });
  return { entries, ...rest, scores, known, values };
}

/** What few entries have. */
async function readRest({ sql }: Reading, divisionId: string, workoutIds: readonly string[]) {
  const unusual = await findUnusualEntries(sql, divisionId);
  const adjustments = await findMaterialAdjustments(sql, { divisionId }, null);
  const penalties = await findMaterialPenalties(sql, { divisionId }, { asOf: null, workoutIds });
  const entryIds = new Set([...adjustments, ...penalties].map(({ entryId }) => entryId));
  const named = await findShownEntries(sql, [...entryIds]);
  const withBib = <Thing extends { readonly entryId: string }>(thing: Thing) => ({
    ...thing,
    bib: named.get(thing.entryId)?.bib ?? 0,
  });
  return { unusual, adjustments: adjustments.map(withBib), penalties: penalties.map(withBib) };
}
