/**
 * An entry's status for ranking. `cut` keeps its place by points, `withdrawn` depends on the competition's setting,
 * `disqualified` keeps place and points in each workout but is removed from the overall, `out` doesn't compete.
 */
export const rankedStatuses = ['active', 'cut', 'withdrawn', 'disqualified', 'out'] as const;
export type RankedStatus = (typeof rankedStatuses)[number];

/** The short labels on the board. */
export const statusLabels: Readonly<Record<RankedStatus, string>> = {
  active: '',
  cut: 'CUT',
  withdrawn: 'WD',
  disqualified: 'DQ',
  out: 'OUT',
};
