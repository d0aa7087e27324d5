import type {
  CompetitionScoring,
  PointsSetting,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { builtInTable } from '@chalkline/contract/competitions/points-tables.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { hour } from '@chalkline/contract/spans.ts';

/** The default scoring of a competition. */
export function usualCompetitionScoring(online: boolean): CompetitionScoring {
  return scoringPresets[online ? 'online' : 'on_site'];
}

/** Whether a setting names a built-in points table that doesn't exist. */
export function asksForUnknownTable(setting: PointsSetting | null | undefined): boolean {
  return setting?.method === 'table' && builtInTable(setting.table) === null;
}

/**
 * The last day that is over everywhere on Earth: it ends last at UTC−12. A competition is past when its last day is on
 * or before this one.
 */
export function lastDayOver(now: Date): string {
  const behind = new Date(now.getTime() - 12 * hour);
  return new Date(behind.getTime() - 24 * hour).toISOString().slice(0, 10);
}
