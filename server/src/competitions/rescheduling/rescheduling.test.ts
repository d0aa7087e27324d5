import { changeCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { type CompetitionSketch, competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { entries } from '../entries/entries.table.ts';
import { findTeamPayment } from '../registrations/team-shares.repository.ts';
import { teamPayments } from '../registrations/team-shares.table.ts';

const { parts, call, clock, mailbox, settle, database } = await testApp();

async function field(sketch: CompetitionSketch = {}) {
  const made = await competition(parts, { startsOn: '2031-12-05', endsOn: '2031-12-06', ...sketch });
  const competitionId = made.view.competition.id;
  const owner = await signedIn(parts, made.owner);
  const athlete = await person(parts);
  const { id } = await entry(parts, made);
  await database.sql.update(entries).set({ personId: athlete.id }).where(eq(entries.id, id));
  const outsider = await person(parts);
  const told = async (who: Awaited<ReturnType<typeof person>>) =>
    (await call(listNotifications, { query: {} }, { as: await signedIn(parts, who) })).data;
  const change = async (body: object, as = owner) => {
    clock.advance(1000);
    const done = await call(changeCompetition, { params: { competitionId }, body }, { as });
    await settle();
    return done;
  };
  const sequence = () => {
    const [file] = mailbox.lastTo(athlete.email).files ?? [];
    const ics = Buffer.from(file?.content ?? '', 'base64').toString();
    return { ics, number: Number(/SEQUENCE:(\d+)/.exec(ics)?.[1]) };
  };
  return { competitionId, entryId: id, made, athlete, outsider, told, change, sequence };
}

it('tells who takes part of new days, once, and mails the new entry for their calendar', async () => {
  const { made, athlete, outsider, told, change, sequence } = await field();
  expect((await failure(change({ startsOn: '2031-12-04' }, await signedIn(parts, outsider))))[0]).toBe(403);
  await change({ startsOn: '2031-12-12', endsOn: '2031-12-13', zone: 'Europe/Madrid' });
  expect((await told(athlete)).map(({ title }) => title)).toEqual(['Harbor Throwdown has new dates']);
  expect(await told(outsider)).toEqual([]);
  expect(await told(made.owner)).toEqual([]);
  expect(mailbox.lastTo(athlete.email).subject).toBe('Harbor Throwdown has new dates');
  const first = sequence();
  expect(first.ics).toContain('20311212');
  await change({ place: 'Pier 7, Rotterdam' });
  expect(mailbox.lastTo(athlete.email).text).toContain('Pier 7, Rotterdam');
  // A calendar takes only what has a higher number.
  expect(sequence().number).toBeGreaterThan(first.number);
  expect((await told(athlete)).map(({ title }) => title)).toContain('Harbor Throwdown has a new place');
});

it('tells nobody of other changes, or while it is a draft', async () => {
  const { athlete, told, change } = await field();
  await change({ description: 'Bring water.', startsOn: '2031-12-05' });
  expect(await told(athlete)).toEqual([]);
  const draft = await field({ state: 'draft' });
  await draft.change({ startsOn: '2031-12-04' });
  expect(await draft.told(draft.athlete)).toEqual([]);
});

it('leaves teams that split a price time to pay up to the new start', async () => {
  const { change, entryId, competitionId } = await field();
  const terms = { dueHours: 48, currency: 'EUR', taxRate: 0, refundRule: [], remindedAt: null } as const;
  const dueAt = new Date('2031-12-04T10:00:00.000Z');
  await database.sql
    .insert(teamPayments)
    .values({ entryId, competitionId, state: 'collecting', dueAt, ...terms });
  const due = async () => (await findTeamPayment(database.sql, entryId))?.dueAt.toISOString();
  await change({ startsOn: '2031-12-06' });
  expect(await due()).toBe(dueAt.toISOString());
  await change({ startsOn: '2031-12-01', zone: 'Etc/UTC' });
  expect(await due()).toBe('2031-12-01T00:00:00.000Z');
});
