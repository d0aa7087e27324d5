import * as endpoints from '@chalkline/contract/activities/activities.endpoints.ts';
import { joinGroup } from '@chalkline/contract/groups/members.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { listAudit } from '../../audit/audit.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { challenge } from '../activities.factory.ts';

const { parts, call, clock } = await testApp();

async function somebody() {
  const who = await person(parts);
  const as = { as: await signedIn(parts, who) };
  return { id: who.id, viewer: asViewer(who), as };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

async function logged() {
  const [owner, athlete, reader] = [await somebody(), await somebody(), await somebody()];
  const { id: groupId } = await challenge(parts, owner.viewer);
  for (const { as } of [athlete, reader]) await call(joinGroup, { params: { groupId } }, as);
  const body = { groupId, amount: 900, day: clock.now().toISOString().slice(0, 10) };
  const { id: resultId } = (await call(endpoints.logResult, { body }, athlete.as)).data;
  const params = { groupId, resultId };
  return {
    owner,
    athlete,
    reader,
    groupId,
    reject: (who: Somebody, reason: string) => {
      clock.advance(1000);
      return call(endpoints.rejectResult, { params, body: { reason } }, who.as);
    },
    accept: (who: Somebody) => {
      clock.advance(1000);
      return call(endpoints.acceptResult, { params }, who.as);
    },
    reasons: async (who: Somebody) =>
      (await call(endpoints.listResults, { query: { groupId } }, who.as)).data.map(
        ({ isRejected, rejectionReason }) => [isRejected, rejectionReason],
      ),
  };
}
const told = async ({ as }: Somebody) =>
  (await call(listNotifications, { query: {} }, as)).data.map(({ title, text }) => [title, text]);
const audited = async (groupId: string) =>
  (await listAudit(parts, { subjectKind: 'group', subjectId: groupId }, { limit: 50 })).data
    .map(({ action, reason, actorId }) => [action, reason, actorId])
    .filter(([action]) => /result/.test(String(action)));

it('gives its athlete a notification with the reason, once, and the log who did it', async () => {
  const { owner, athlete, reader, groupId, reject, accept, reasons } = await logged();
  for (const reason of ['', '  ', 'x'.repeat(501)])
    expect((await failure(reject(owner, reason)))[0]).toBe(422);
  for (const who of [athlete, reader]) expect((await failure(reject(who, 'I say so')))[0]).toBe(403);
  await Promise.all([reject(owner, 'Faster than the record'), reject(owner, 'Faster than the record')]);
  await reject(owner, 'Another reason');
  const [[title, text] = []] = await told(athlete);
  expect(title).toBe('A result of yours doesn’t count in Ten Days of June');
  expect(text).toBe('It’s the one of June 1, 2026. Reason: Faster than the record');
  expect([await told(owner), await told(reader)]).toEqual([[], []]);
  expect(await reasons(owner)).toEqual([[true, 'Faster than the record']]);
  expect(await reasons(athlete)).toEqual([[true, 'Faster than the record']]);
  expect(await reasons(reader)).toEqual([[true, null]]);
  const rejected = ['group.result_rejected', 'Faster than the record', owner.id];
  expect(await audited(groupId)).toEqual([rejected]);

  await accept(owner);
  await accept(owner);
  expect((await told(athlete)).map(([first]) => first)).toEqual([
    'A result of yours counts again in Ten Days of June',
  ]);
  expect(await reasons(reader)).toEqual([[false, null]]);
  expect((await audited(groupId)).map(([action]) => action).toSorted()).toEqual([
    'group.result_counted',
    'group.result_rejected',
  ]);
});
