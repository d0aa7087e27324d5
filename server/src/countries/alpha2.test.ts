import { alpha2Of } from '@chalkline/contract/countries/alpha2.ts';
import { expect, it } from 'vitest';
import { countries } from './countries.service.ts';

it('finds the two letters of every country', () => {
  expect(countries.map(({ code }) => alpha2Of(code))).toEqual(countries.map(({ alpha2 }) => alpha2));
});
