import type { CompetitionScoring } from './competition-scoring.schema.ts';
import type { ScoringType } from './measures.ts';
import { unitsOf, usualDirection } from './measures.ts';
import type { WorkoutScoring } from './workout-scoring.schema.ts';

/** Named settings to start from; every one of them may then be changed. */
export const scoringPresetNames = [
  'online',
  'on_site',
  'total_time',
  'total_amount',
  'share_of_best',
] as const;
export type ScoringPresetName = (typeof scoringPresetNames)[number];

const onSite: CompetitionScoring = {
  points: { method: 'table', table: '2023-40' },
  total: 'higher',
  tie: 'best_finish',
  // What most published boards of this sport do, the later ones among them; the other three are settings.
  withdrawn: 'by_points',
  absent: 'share_place',
  didNotFinish: 'last_place',
  nothingHandedIn: 'last',
  incompleteBelow: false,
  scaledBelow: false,
};

export const scoringPresets: Readonly<Record<ScoringPresetName, CompetitionScoring>> = {
  /** Rank-sum: points are places, the lowest total wins, ties share their place. */
  online: { ...onSite, points: { method: 'place' }, total: 'lower', tie: 'share', absent: 'no_place' },
  /** A points table: the highest total wins, ties go to the best single finish. */
  on_site: onSite,
  /** All results added up, such as total time. */
  total_time: { ...onSite, points: { method: 'raw' }, total: 'lower', incompleteBelow: true },
  /** All results added up, such as total load. */
  total_amount: { ...onSite, points: { method: 'raw' } },
  /** Best 100, median 50. */
  share_of_best: { ...onSite, points: { method: 'share_of_best' } },
};

/** A workout of this type with its usual unit and direction and nothing else set. */
export function usualScoring(type: ScoringType): WorkoutScoring {
  return { type, unit: unitsOf[type][0], direction: usualDirection[type] };
}
