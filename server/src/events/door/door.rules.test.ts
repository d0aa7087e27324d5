import { describe, expect, it } from 'vitest';
import { correctedTime, type LoggedScan, replay } from './door.rules.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 14, 18, 0, seconds));

function scans(...sketches: readonly Partial<LoggedScan>[]): LoggedScan[] {
  return sketches.map((sketch, index) => ({
    id: String(index + 1),
    number: index + 1,
    kind: 'in',
    at: at(index),
    gate: '',
    reason: null,
    isQueued: true,
    ...sketch,
  }));
}

describe('replay', () => {
  it.each([
    ['none', [{}, {}], ['2']],
    ['none', [{ at: at(9) }, { at: at(1) }], ['1']],
    ['none', [{ at: at(1) }, { at: at(1) }], ['2']],
    ['none', [{}, { kind: 'out' }, {}], ['3']],
    ['after_exit', [{}, { kind: 'out' }, {}], []],
    ['after_exit', [{}, {}], ['2']],
    ['always', [{}, {}], []],
    ['none', [{}, { reason: 'Lost wristband' }], []],
    // The server knew of the first one and allowed the second: the rule was another one then.
    ['none', [{ isQueued: false }, { isQueued: false }], []],
    // It allowed the first one and learned of an earlier one afterwards.
    ['none', [{ isQueued: false, at: at(9) }, { at: at(1) }], ['1']],
  ] as const)('with re-entry "%s" of %j has conflicts %j', (reentry, sketches, expected) => {
    expect([...replay(scans(...sketches), reentry).conflicts]).toEqual(expected);
  });

  it('keeps the first of two check-ins, and the last exit', () => {
    const [first, exit] = [at(0), at(5)];
    const seen = replay(scans({ gate: 'A' }, { gate: 'B' }, { kind: 'out', at: exit }), 'none');
    expect(seen).toMatchObject({ checkedInAt: first, checkedOutAt: exit, gate: 'A' });
  });
});

describe('correctedTime', () => {
  it('takes off what the clock was ahead, and is never in the future', () => {
    expect(correctedTime(at(50), 38_000, at(60))).toEqual(at(12));
    expect(correctedTime(at(10), -38_000, at(60))).toEqual(at(48));
    expect(correctedTime(at(59), -38_000, at(60))).toEqual(at(60));
  });
});
