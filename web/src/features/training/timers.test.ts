import { gramsOf, loadIn } from '@chalkline/contract/accounts/weight-units.ts';
import { describe, expect, it } from 'vitest';
import { clockText, typedSeconds } from './clock-text.ts';
import { loadingOf } from './player/plates.ts';
import { readySeconds, restAt, signalBetween, timerAt } from './timers.ts';

describe('a timer', () => {
  const interval = { kind: 'interval', work: 40, rest: 20, rounds: 3, startedAt: 0 } as const;
  const at = (seconds: number) => timerAt(interval, (readySeconds + seconds) * 1000);

  it.each([
    [-10, { phase: 'ready', round: 1, left: 10 }],
    [0, { phase: 'work', round: 1, left: 40 }],
    [39.5, { phase: 'work', round: 1, left: 1 }],
    [40, { phase: 'rest', round: 1, left: 20 }],
    [60, { phase: 'work', round: 2, left: 40 }],
    [159.9, { phase: 'work', round: 3, left: 1 }],
    [160, { phase: 'done', round: 3, left: 0 }],
    [9999, { phase: 'done', round: 3, left: 0 }],
  ])('is right after any time away: %d s', (seconds, now) => {
    expect(at(seconds)).toEqual(now);
  });

  it('counts every minute on the minute, and one long round', () => {
    const emom = { kind: 'emom', work: 60, rest: 0, rounds: 2, startedAt: 0 } as const;
    expect(timerAt(emom, 70_000)).toEqual({ phase: 'work', round: 2, left: 60 });
    const amrap = { kind: 'amrap', work: 720, rest: 0, rounds: 1, startedAt: 0 } as const;
    expect(timerAt(amrap, 80_000)).toEqual({ phase: 'work', round: 1, left: 650 });
    expect([clockText(68), clockText(3723)]).toEqual(['1:08', '1:02:03']);
  });
});

describe('what is heard', () => {
  it('is each turn of a timer, and its last three seconds', () => {
    const timer = { kind: 'interval', work: 5, rest: 2, rounds: 2, startedAt: 0 } as const;
    const heard = Array.from({ length: 100 }, (_, quarter) => {
      const at = (step: number) => timerAt(timer, step * 250);
      return signalBetween(at(quarter), at(quarter + 1)) ?? [];
    }).flat();
    const three = ['count', 'count', 'count'];
    const round = ['work', ...three];
    expect(heard).toEqual([...three, ...round, 'rest', 'count', ...round, 'done']);
  });

  it('is every minute of an EMOM', () => {
    const at = timerAt.bind(null, { kind: 'emom', work: 60, rest: 0, rounds: 2, startedAt: 0 });
    expect(signalBetween(at(69_900), at(70_000))).toBe('work');
  });

  it('is the end of a rest, but nothing when it gets longer', () => {
    const at = (until: number) => restAt({ until }, 10_000);
    expect(signalBetween(at(10_100), at(9000))).toBe('done');
    expect(signalBetween(at(12_000), at(11_000))).toBe('count');
    expect(signalBetween(at(11_000), at(26_000))).toBeNull();
  });
});

it.each([
  ['45', 45],
  ['130', 90],
  ['2530', 1530],
  ['25:30', 1530],
  ['1:02:03', 3723],
  ['10203', 3723],
  ['', null],
])('reads “%s” as a time', (words, seconds) => {
  expect(typedSeconds(words)).toBe(seconds);
});

describe('plates', () => {
  it.each([
    [100_000, 20_000, 'kg', [25_000, 15_000], 0],
    [72_500, 20_000, 'kg', [25_000, 1250], 0],
    [20_000, 20_000, 'kg', [], 0],
    [71_000, 20_000, 'kg', [25_000], 1000],
  ] as const)('make %d g on a bar of %d g', (grams, bar, unit, side, missing) => {
    expect(loadingOf(grams, bar, unit)).toEqual({ side, missing });
  });

  it('are exact in pounds, and none below the bar', () => {
    const loading = loadingOf(gramsOf(225, 'lb'), gramsOf(45, 'lb'), 'lb');
    expect(loading?.side.map((plate) => loadIn(plate, 'lb'))).toEqual([45, 45]);
    expect(loading?.missing).toBe(0);
    expect(loadingOf(15_000, 20_000, 'kg')).toBeNull();
  });

  it('come back from pounds as they were typed', () => {
    for (let pounds = 0; pounds < 1000; pounds += 2.5)
      expect(loadIn(gramsOf(pounds, 'lb'), 'lb')).toBe(pounds);
  });
});
