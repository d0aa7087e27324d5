import {
  type CompetitionScoring,
  type PointsMethod,
  type PointsSetting,
  pointsMatchTotal,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';

export type Method = PointsMethod | 'own_table';

/** In the order of the menu. */
export const methods: readonly Method[] = ['place', 'table', 'own_table', 'raw', 'share_of_best'];

export const methodLabels: Readonly<Record<Method, string>> = {
  place: 'Places as points',
  table: 'Points table',
  own_table: 'Custom points table',
  raw: 'Results added up',
  share_of_best: 'Share of the best result',
};

/** The initial value of each method. */
export const begunWith: Readonly<Record<Method, PointsSetting>> = {
  place: { method: 'place' },
  table: { method: 'table', table: '2023-40' },
  own_table: { method: 'own_table', name: 'Custom table', points: [100, 95, 90] },
  raw: { method: 'raw' },
  share_of_best: { method: 'share_of_best' },
};

interface WithOwnPoints {
  readonly name: string;
  readonly own: PointsSetting | null | undefined;
}

/** The names of those whose own points don't match the winning total. */
export function astray(total: CompetitionScoring['total'], things: readonly WithOwnPoints[]): string[] {
  return things.filter(({ own }) => own && !pointsMatchTotal(own, total)).map(({ name }) => name);
}
