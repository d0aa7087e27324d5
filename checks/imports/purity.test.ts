import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { purity } from './purity.ts';

const rulesOf = (text: string) => houseWith({ 'contract/src/competitions/heats.rules.ts': text });

describe('purity', () => {
  it('says where, which rule and how to mend it', () => {
    expect(report(purity(rulesOf('export const lane = () =>\n  Math.random();')))).toBe(
      'contract/src/competitions/heats.rules.ts:2 [imports/purity] ' +
        'Math.random() makes the answer depend on more than the arguments; take the value as an argument',
    );
  });

  it.each([
    ['Date.now()', 'Date.now()'],
    ['new Date()', 'new Date()'],
    ['Date()', 'Date()'],
    ['performance.now()', 'performance.now'],
    ['process.env', 'process.env'],
    ["fetch('/x')", 'fetch()'],
    ['setTimeout(run, 5)', 'setTimeout()'],
    ['crypto.randomUUID()', 'crypto.randomUUID'],
  ])('refuses %s', (expression, what) => {
    const found = purity(rulesOf(`export const x = () => ${expression};`));
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining(`${what} makes`)]);
  });

  it('refuses it in policies too', () => {
    expect(
      purity(houseWith({ 'server/src/events/events.policy.ts': 'const now = Date.now();' })),
    ).toHaveLength(1);
  });

  it.each(['new Date(text)', 'Math.max(a, b)', 'Date.UTC(2026, 0, 1)', 'date.getTime()', 'answer.fetch'])(
    'lets %s pass',
    (expression) =>
      expect(purity(rulesOf(`export const x = (a, b, text, date, answer) => ${expression};`))).toEqual([]),
  );

  it('asks only rules and policies', () => {
    expect(purity(houseWith({ 'server/src/platform/clock/clock.ts': 'Date.now();' }))).toEqual([]);
  });
});
