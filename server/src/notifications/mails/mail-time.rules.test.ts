import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfQuiet, type MailHours, nextDigest, sendMoment } from './mail-time.rules.ts';

const zones = ['UTC', 'Europe/Amsterdam', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
const moment = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000));
const minutes = fc.integer({ min: 0, max: 1439 });
const zoned = fc.constantFrom(...zones);

/** Minutes after midnight as a clock on the wall there shows them, told apart from the code under test. */
function wall(at: Date, zone: string): number {
  const text = at.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const [hours = 0, rest = 0] = text.split(':').map(Number);
  return hours * 60 + rest;
}

const isWithin = (at: number, from: number, to: number) =>
  from < to ? from <= at && at < to : from <= at || at < to;

const hours = (sketch: Partial<MailHours>): MailHours => ({
  zone: 'Europe/Amsterdam',
  digest: 'off',
  quietFrom: null,
  quietTo: null,
  ...sketch,
});
const at = (iso: string) => new Date(iso);

describe('quiet hours', () => {
  const night = hours({ quietFrom: 22 * 60, quietTo: 7 * 60 });

  it.each([
    ['in the evening before', '2026-06-01T19:59:00Z', '2026-06-01T19:59:00Z'],
    ['as they begin', '2026-06-01T20:00:00Z', '2026-06-02T05:00:00Z'],
    ['after midnight', '2026-06-02T02:00:00Z', '2026-06-02T05:00:00Z'],
    ['as they end', '2026-06-02T05:00:00Z', '2026-06-02T05:00:00Z'],
    ['in the night in which the clocks go forward', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z'],
    ['in the night in which they go back', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
  ])('put off what comes %s', (_, from, until) => {
    expect(endOfQuiet(at(from), night)).toEqual(at(until));
  });

  it('that end in the hour that is left out end as the clocks change', () => {
    const until = hours({ quietFrom: 0, quietTo: 2 * 60 + 30 });
    expect(endOfQuiet(at('2026-03-28T23:30:00Z'), until)).toEqual(at('2026-03-29T01:00:00Z'));
  });

  it('end at the first minute that is outside of them, in every zone and over every change of the clocks', () => {
    fc.assert(
      fc.property(moment, zoned, minutes, minutes, (from, zone, quietFrom, quietTo) => {
        fc.pre(quietFrom !== quietTo);
        const end = endOfQuiet(from, hours({ zone, quietFrom, quietTo }));
        expect(end.getTime()).toBeGreaterThanOrEqual(from.getTime());
        expect(isWithin(wall(end, zone), quietFrom, quietTo)).toBe(false);
        for (let time = from.getTime(); time < end.getTime(); time += 60_000) {
          // Half-hours around a change are where it could go wrong; between them every tenth minute will do.
          if ((time / 60_000) % 10 !== 0 && end.getTime() - time > 3_600_000) continue;
          expect(isWithin(wall(new Date(time), zone), quietFrom, quietTo)).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('a digest', () => {
  it.each([
    ['daily', '2026-06-01T05:59:00Z', '2026-06-01T06:00:00Z'],
    ['daily', '2026-06-01T06:00:00Z', '2026-06-01T06:00:00Z'],
    ['daily', '2026-06-01T06:00:01Z', '2026-06-02T06:00:00Z'],
    // 1 June 2026 is a Monday.
    ['weekly', '2026-06-01T05:00:00Z', '2026-06-01T06:00:00Z'],
    ['weekly', '2026-06-01T06:01:00Z', '2026-06-08T06:00:00Z'],
    ['daily', '2026-10-24T07:00:00Z', '2026-10-25T07:00:00Z'],
    ['daily', '2026-03-28T08:00:00Z', '2026-03-29T06:00:00Z'],
  ] as const)('%s, ready at %s, goes at %s', (digest, ready, goes) => {
    expect(nextDigest(at(ready), 'Europe/Amsterdam', digest)).toEqual(at(goes));
  });

  it('goes at eight in the person’s zone, on a Monday where it is weekly, and never before it is ready', () => {
    const cadence = fc.constantFrom('daily' as const, 'weekly' as const);
    fc.assert(
      fc.property(moment, zoned, cadence, (ready, zone, digest) => {
        const goes = nextDigest(ready, zone, digest);
        expect(wall(goes, zone)).toBe(8 * 60);
        const day = goes.toLocaleDateString('en-GB', { timeZone: zone, weekday: 'long' });
        if (digest === 'weekly') expect(day).toBe('Monday');
        const wait = goes.getTime() - ready.getTime();
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual((digest === 'daily' ? 25 : 7 * 24 + 1) * 3_600_000);
      }),
    );
  });

  it('waits for the end of quiet hours that are over eight', () => {
    const late = hours({ digest: 'daily', quietFrom: 22 * 60, quietTo: 9 * 60 });
    const ready = at('2026-06-01T12:00:00Z');
    expect(sendMoment(ready, ready, late)).toEqual(at('2026-06-02T07:00:00Z'));
  });
});

describe('the moment at which mail goes', () => {
  it('is now for what was ready before', () => {
    const now = at('2026-06-01T12:00:00Z');
    expect(sendMoment(at('2026-06-01T11:00:00Z'), now, hours({}))).toEqual(now);
  });

  it('is never in quiet hours', () => {
    fc.assert(
      fc.property(moment, moment, zoned, minutes, minutes, (ready, now, zone, quietFrom, quietTo) => {
        fc.pre(quietFrom !== quietTo);
        const digest = quietFrom % 2 ? 'daily' : 'off';
        const goes = sendMoment(ready, now, { zone, digest, quietFrom, quietTo });
        expect(goes.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(isWithin(wall(goes, zone), quietFrom, quietTo)).toBe(false);
      }),
    );
  });
});
