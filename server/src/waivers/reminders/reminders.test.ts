import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { listWaivers, remindSigners } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer, competition } from '../../competitions/competitions/competitions.factory.ts';
import { entry } from '../../competitions/entries/entries.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { signature } from '../signatures/signatures.factory.ts';
import { waiver } from '../waivers/waivers.factory.ts';
import { changeWaiver } from '../waivers/waivers.service.ts';

const { parts, call, clock, database } = await testApp();

it('reminds those whose signature is missing, once a day however often it is pressed', async () => {
  const made = await competition(parts, { name: 'Kade Cup' });
  const competitionId = made.view.competition.id;
  const paper = await waiver(parts, made.viewer, competitionId);
  const athlete = async (name: string) => {
    const who = await person(parts, { name });
    const { id } = await entry(parts, made, { name });
    await database.sql.execute(sql`update competitions.entries set person_id = ${who.id} where id = ${id}`);
    return who;
  };
  const [signed, missing] = [await athlete('Ada'), await athlete('Bo')];
  await entry(parts, made, { name: 'No Account' });
  await signature(parts, asViewer(signed), paper);
  const told = async (who: typeof signed) =>
    (await call(listNotifications, { query: {} }, { as: await signedIn(parts, who) })).data.filter(
      ({ title }) => title === 'Sign “Liability waiver”',
    );

  const params = { waiverId: paper.id };
  const remind = async (who = made.owner) =>
    call(remindSigners, { params }, { as: await signedIn(parts, who) });
  expect((await failure(remind(missing)))[0]).toBe(403);
  const presses = await Promise.allSettled([remind(), remind(), remind()]);
  const done = presses.flatMap((press) => (press.status === 'fulfilled' ? [press.value.data] : []));
  expect(done).toEqual([{ reminded: 1, unreachable: 1 }]);
  expect(await failure(remind())).toEqual([409, 'reminded_recently', undefined]);
  expect(await told(missing)).toMatchObject([
    { text: 'Kade Cup still needs your signature.', address: `/compete/${competitionId}?part=papers` },
  ]);
  expect(await told(signed)).toEqual([]);
  const query = { subjectKind: 'competition', subjectId: competitionId } as const;
  const seen = await call(listWaivers, { query }, { as: await signedIn(parts, made.owner) });
  expect(seen.data.waivers[0]?.remindedAt).toBe(clock.now().toISOString());

  clock.advance(day);
  expect((await remind()).data.reminded).toBe(1);
  expect(await told(missing)).toHaveLength(2);
  await changeWaiver(parts, made.viewer, paper.id, { version: 1, isActive: false, asksAgain: true });
  expect(await failure(remind())).toEqual([409, 'waiver_inactive', undefined]);
  expect(await told(missing)).toEqual([]);
});
