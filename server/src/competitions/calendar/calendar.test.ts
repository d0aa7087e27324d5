import { getCompetitionCalendar } from '@chalkline/contract/competitions/calendar.endpoints.ts';
import { expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { scheduleItem } from '../schedule/schedule.factory.ts';

const { call, parts } = await testApp();

/** Long lines are folded by RFC 5545. */
const lines = (ics: string) => ics.replace(/\r\n[ \t]/g, '').split('\r\n');

it('lasts its whole days at the venue, whatever zone the calendar is in', async () => {
  const days = { startsOn: '2026-12-30', endsOn: '2026-12-31', zone: 'Pacific/Auckland' };
  const { view } = await competition(parts, { name: 'Łódź, the; Open\\Final', ...days });
  const params = { competitionId: view.competition.id };
  const { data } = await call(getCompetitionCalendar, { params });
  expect(data.fileName).toBe('łodz-the-open-final.ics');
  expect(lines(data.ics)).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20270101',
      `UID:${view.competition.id}@competitions`,
      'LOCATION:Rotterdam\\, Netherlands',
      'SUMMARY:Łódź\\, the\\; Open\\\\Final',
    ]),
  );
  expect(data.ics).toContain('(Auckland time)');
  const again = await call(getCompetitionCalendar, { params });
  expect(lines(again.data.ics).find((line) => line.startsWith('UID'))).toBe(
    lines(data.ics).find((line) => line.startsWith('UID')),
  );
});

it('says nothing of drafts and private ones but to those who know of them', async () => {
  for (const sketch of [{ state: 'draft' }, { visibility: 'private' }] as const) {
    const { view, owner } = await competition(parts, sketch);
    const params = { competitionId: view.competition.id };
    expect(await failure(call(getCompetitionCalendar, { params }))).toEqual([404, 'not_found', undefined]);
    const { data } = await call(getCompetitionCalendar, { params }, { as: await signedIn(parts, owner) });
    expect(data.ics).toContain('Harbor Throwdown');
  }
});

it('holds the schedule at its hours, also where the clocks change', async () => {
  const days = { startsOn: '2026-10-24', endsOn: '2026-10-25', zone: 'Europe/Amsterdam' };
  const made = await competition(parts, days);
  const params = { competitionId: made.view.competition.id };
  await scheduleItem(parts, made, {
    day: '2026-10-24',
    startsAt: '09:00',
    title: 'Breakwater',
    place: 'Quay',
  });
  await scheduleItem(parts, made, { day: '2026-10-24', startsAt: '09:45', title: 'Crane' });
  await scheduleItem(parts, made, { day: '2026-10-25', startsAt: '09:00', title: 'The final' });
  const found = lines((await call(getCompetitionCalendar, { params })).data.ics);
  const starts = found.filter((line) => /^(DTSTART|DTEND|SUMMARY):/.test(line));
  expect(starts).toEqual([
    'SUMMARY:Harbor Throwdown',
    'SUMMARY:Breakwater · Harbor Throwdown',
    'DTSTART:20261024T070000Z',
    'DTEND:20261024T074500Z',
    'SUMMARY:Crane · Harbor Throwdown',
    'DTSTART:20261024T074500Z',
    'DTEND:20261024T094500Z',
    'SUMMARY:The final · Harbor Throwdown',
    'DTSTART:20261025T080000Z',
    'DTEND:20261025T100000Z',
  ]);
  expect(found).toContain('LOCATION:Quay\\, Rotterdam\\, Netherlands');
  expect(new Set(found.filter((line) => line.startsWith('UID'))).size).toBe(4);
});
