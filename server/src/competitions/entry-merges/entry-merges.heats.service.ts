import type { LaidHeat } from '@chalkline/contract/competitions/heat-layout.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { insertHeatSheets, updateHeatPlan } from '../heats/heat-plans.repository.ts';
import { type HeatDesk, loadDesk } from '../heats/heats.desk.service.ts';
import { publishHeatsChanged } from '../heats/heats.live.service.ts';
import { type MergedPair, moveLane } from './entry-merges.repository.ts';

/**
 * Gives the duplicate's lanes to the entry that stays, in drafts and published heats alike, started ones too: it is the
 * same athlete. Where both have a lane, the duplicate's is left empty. The transaction holds the lock of the heats.
 */
export async function moveLanes(
  parts: Parts,
  tx: Transaction,
  competition: HeatDesk['competition'],
  pair: MergedPair,
): Promise<void> {
  const desk = await loadDesk(tx.sql, competition, parts.clock.now());
  let changed = false;
  for (const { workoutId, layout, version, publishedVersion, floorId } of desk.plans) {
    const published = desk.publishedLayouts.get(workoutId) ?? [];
    const isPublished = isIn(published, pair.mergedId);
    if (!isPublished && !isIn(layout, pair.mergedId)) continue;
    changed = true;
    const next = publishedVersion + (isPublished ? 1 : 0);
    await updateHeatPlan(tx.sql, workoutId, {
      layout: withoutDuplicate(layout, pair),
      version: version + 1,
      publishedVersion: next,
      updatedAt: desk.now,
    });
    if (!isPublished) continue;
    await moveLane(tx.sql, workoutId, pair, isIn(published, pair.keptId));
    const floorName = desk.floors.find(({ id }) => id === floorId)?.name ?? '';
    const sheet = { workoutId, version: next, floorName, publishedAt: desk.now, cause: 'published' as const };
    await insertHeatSheets(tx.sql, [{ ...sheet, layout: withoutDuplicate(published, pair) }]);
  }
  if (changed) await publishHeatsChanged(parts, tx, competition.id);
}

function isIn(layout: readonly LaidHeat[], entryId: string): boolean {
  return layout.some(({ lanes }) => lanes.includes(entryId));
}

function withoutDuplicate(layout: readonly LaidHeat[], { keptId, mergedId }: MergedPair): LaidHeat[] {
  const instead = isIn(layout, keptId) ? null : keptId;
  return layout.map((heat) => ({ ...heat, lanes: heat.lanes.map((id) => (id === mergedId ? instead : id)) }));
}
