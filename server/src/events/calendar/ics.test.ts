import { describe, expect, it } from 'vitest';
import { icsOf } from './ics.rules.ts';

const entry = {
  uid: 'one@events',
  sequence: 3,
  title: 'Łift; night, late',
  place: 'Dock 7',
  description: 'First line\nsecond',
  link: 'https://example.org/event-detail/one',
  startsAt: new Date('2026-10-24T22:30:00.000Z'),
  endsAt: new Date('2026-10-25T02:30:00.000Z'),
  zone: 'Europe/Amsterdam',
  changedAt: new Date('2026-09-01T10:00:00.000Z'),
  isCanceled: false,
};
const linesOf = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('keeps the event’s own clock through the night on which clocks go back', () => {
    const lines = linesOf(icsOf(entry));
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:one@events',
        'SEQUENCE:3',
        'DTSTART;TZID=Europe/Amsterdam:20261025T003000',
        'DTEND;TZID=Europe/Amsterdam:20261025T033000',
        'SUMMARY:Łift\\; night\\, late',
        'DESCRIPTION:First line\\nsecond',
        'STATUS:CONFIRMED',
      ]),
    );
    const at = lines.indexOf('DTSTART:20261025T030000');
    expect(lines.slice(at - 1, at + 4)).toEqual([
      'BEGIN:STANDARD',
      'DTSTART:20261025T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
    ]);
    const spring = lines.indexOf('DTSTART:20260329T020000');
    expect(lines.slice(spring - 1, spring + 3)).toEqual([
      'BEGIN:DAYLIGHT',
      'DTSTART:20260329T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
    ]);
  });

  it.each([
    ['Asia/Kathmandu', '+0545'],
    ['America/Phoenix', '-0700'],
    ['UTC', '+0000'],
  ])('says the one offset of %s', (zone, offset) => {
    const lines = linesOf(icsOf({ ...entry, zone, isCanceled: true }));
    expect(lines.filter((line) => line.startsWith('TZOFFSETTO'))).toEqual([`TZOFFSETTO:${offset}`]);
    expect(lines).toContain('STATUS:CANCELLED');
  });

  it('folds long lines at 75 bytes without cutting a character', () => {
    const title = 'Ł'.repeat(120);
    const ics = icsOf({ ...entry, title });
    for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(linesOf(ics)).toContain(`SUMMARY:${title}`);
  });
});
