import type {
  CompetitionScoring,
  PointsSetting,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { builtInTable } from '@chalkline/contract/competitions/points-tables.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { hour } from '@chalkline/contract/spans.ts';

/** How a competition is scored whose organizer did not say. */
export function usualCompetitionScoring(online: boolean): CompetitionScoring {
  return scoringPresets[online ? 'online' : 'on_site'];
}

/** Whether a setting asks for a built-in points table that is not there. */
export function asksForUnknownTable(setting: PointsSetting | null | undefined): boolean {
  return setting?.method === 'table' && builtInTable(setting.table) === null;
}

/**
 * The last day that is over everywhere on Earth: at UTC−12 the day ends last. A competition is past when its
 * last day is not after this one.
 */
export function lastDayOver(now: Date): string {
  const behind = new Date(now.getTime() - 12 * hour);
  return new Date(behind.getTime() - 24 * hour).toISOString().slice(0, 10);
}
