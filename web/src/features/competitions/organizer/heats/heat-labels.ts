import type {
  HeatConflict,
  HeatDealing,
  HeatGrouping,
  HeatRanking,
  LaneOrder,
} from '@chalkline/contract/competitions/heat-plan.schema.ts';

export const dealingLabels: Readonly<Record<HeatDealing, string>> = {
  best_last: 'Best in the last heat',
  circle: 'Circle: best across the last three heats',
  snake: 'Snake: even heats',
  random: 'Random',
  copy: 'Same as another workout',
};

export const rankingLabels: Readonly<Record<HeatRanking, string>> = {
  seed: 'Bib number',
  standing: 'Current standing',
  qualifier: 'Qualifier',
};

export const groupingLabels: Readonly<Record<HeatGrouping, string>> = {
  split: 'One division per heat',
  overlapping: 'Divisions share heats',
};

export const laneOrderLabels: Readonly<Record<LaneOrder, string>> = {
  in_order: 'In order',
  center_out: 'Center out',
  rotating: 'Rotating',
};

/** What is wrong, after the name of the athlete or the heat: "Umeh: 16 min of rest after Crane, heat 2". */
export function conflictText({ kind, other, minutes }: HeatConflict): string {
  switch (kind) {
    case 'rest':
      return minutes !== null && minutes < 0
        ? `also in ${other} at the same time`
        : `${minutes} min of rest next to ${other}`;
    case 'floor':
      return `on the floor at the same time as ${other}`;
    case 'unplaced':
      return 'has no heat yet';
    case 'not_active':
      return 'no longer competes and is still in a lane';
    case 'other_division':
      return 'isn’t in a division of these heats';
    case 'outside_days':
      return 'outside the competition’s days';
  }
}
