import { expect, it } from 'vitest';
import { gtinIn } from './gtin.ts';

it.each([
  ['4006381333931', '04006381333931'],
  ['7350012440015', null],
  ['036000291452', '00036000291452'],
  ['0 36000-29145 2', '00036000291452'],
  ['96385074', '00000096385074'],
  ['10614141000415', '10614141000415'],
  ['4006381333932', null],
  ['4006381333913', null],
  ['1234567', null],
  ['abcdefgh', null],
  ['', null],
])('reads %s as %s', (typed, gtin) => {
  expect(gtinIn(typed)).toBe(gtin);
});
