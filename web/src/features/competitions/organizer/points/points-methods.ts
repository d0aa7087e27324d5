import {
  type CompetitionScoring,
  type PointsMethod,
  type PointsSetting,
  pointsMatchTotal,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';

export type Method = PointsMethod | 'own_table';

/** In the order in which they are offered. */
export const methods: readonly Method[] = ['place', 'table', 'own_table', 'raw', 'share_of_best'];

export const methodLabels: Readonly<Record<Method, string>> = {
  place: 'The place is the points',
  table: 'A points table',
  own_table: 'A points table of my own',
  raw: 'The results themselves, added up',
  share_of_best: 'Share of the best result',
};

/** What each begins with once it is chosen. */
export const begunWith: Readonly<Record<Method, PointsSetting>> = {
  place: { method: 'place' },
  table: { method: 'table', table: '2023-40' },
  own_table: { method: 'own_table', name: 'Own table', points: [100, 95, 90] },
  raw: { method: 'raw' },
  share_of_best: { method: 'share_of_best' },
};

interface WithOwnPoints {
  readonly name: string;
  readonly own: PointsSetting | null | undefined;
}

/** The names of those whose own points cannot be added to totals of which the `total` one wins. */
export function astray(total: CompetitionScoring['total'], things: readonly WithOwnPoints[]): string[] {
  return things.filter(({ own }) => own && !pointsMatchTotal(own, total)).map(({ name }) => name);
}
