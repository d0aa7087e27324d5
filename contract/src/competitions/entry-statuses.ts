/**
 * How an entry stands in its competition as far as ranking goes. `cut` keeps its place by points,
 * `withdrawn` follows the competition's setting, `disqualified` keeps place and points inside each workout
 * and is out of the overall, `out` takes no part.
 */
export const rankedStatuses = ['active', 'cut', 'withdrawn', 'disqualified', 'out'] as const;
export type RankedStatus = (typeof rankedStatuses)[number];

/** The short words of the board. */
export const statusLabels: Readonly<Record<RankedStatus, string>> = {
  active: '',
  cut: 'CUT',
  withdrawn: 'WD',
  disqualified: 'DQ',
  out: 'OUT',
};
