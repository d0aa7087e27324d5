import type { PointsSetting } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { builtInTable } from '@chalkline/contract/competitions/points-tables.ts';

/** The places in `1, 3 2`; null where something is no place. */
export function placesIn(text: string): number[] | null {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const places = words.map(Number);
  return places.every((place) => Number.isInteger(place) && place > 0) ? places : null;
}

/** What each place earns; null where it takes the results themselves to know. */
export function pointsOfPlaces(points: PointsSetting, places: readonly number[]): number[] | null {
  if (points.method === 'place') return [...places];
  const table = points.method === 'own_table' ? points.points : tableOf(points);
  return table && places.map((place) => table[place - 1] ?? 0);
}

function tableOf(points: PointsSetting): readonly number[] | null {
  return points.method === 'table' ? builtInTable(points.table) : null;
}
