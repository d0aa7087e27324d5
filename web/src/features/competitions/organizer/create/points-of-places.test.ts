import { expect, it } from 'vitest';
import { placesIn, pointsOfPlaces } from './points-of-places.ts';

it('reads places', () => {
  expect(placesIn('1, 3 2')).toEqual([1, 3, 2]);
  expect(placesIn('')).toEqual([]);
  expect(placesIn('1, x')).toBeNull();
  expect(placesIn('0')).toBeNull();
  expect(placesIn('1.5')).toBeNull();
});

it('knows what a place earns, and where a place is not enough to know', () => {
  expect(pointsOfPlaces({ method: 'place' }, [1, 3])).toEqual([1, 3]);
  expect(pointsOfPlaces({ method: 'table', table: '2023-40' }, [1, 2, 41])).toEqual([100, 97, 0]);
  expect(pointsOfPlaces({ method: 'own_table', name: 'Own', points: [10, 5] }, [2, 3])).toEqual([5, 0]);
  expect(pointsOfPlaces({ method: 'raw' }, [1])).toBeNull();
  expect(pointsOfPlaces({ method: 'share_of_best' }, [1])).toBeNull();
});
