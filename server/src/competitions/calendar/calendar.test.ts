import { getCompetitionCalendar } from '@chalkline/contract/competitions/calendar.endpoints.ts';
import { expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';

const { call, parts } = await testApp();

/** Long lines are folded by RFC 5545. */
const lines = (ics: string) => ics.replace(/\r\n[ \t]/g, '').split('\r\n');

it('lasts its whole days at the venue, whatever zone the calendar is in', async () => {
  const days = { startsOn: '2026-12-30', endsOn: '2026-12-31', zone: 'Pacific/Auckland' };
  const { view } = await competition(parts, { name: 'Łódź, the; Open\\Final', ...days });
  const params = { competitionId: view.competition.id };
  const { data } = await call(getCompetitionCalendar, { params });
  expect(data.fileName).toBe('2026-12-30.ics');
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
  expect(data.ics).toContain('Pacific/Auckland');
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
    expect(data.ics).toContain('Harbour Throwdown');
  }
});
