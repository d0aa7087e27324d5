import * as activityCalls from '@chalkline/contract/activities/activities.endpoints.ts';
import { deleteGroup, getGroup, restoreGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { joinGroup } from '@chalkline/contract/groups/members.endpoints.ts';
import type { NewDecision } from '@chalkline/contract/moderation/case.schema.ts';
import * as calls from '@chalkline/contract/moderation/moderation.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { challenge } from '../../activities/activities.factory.ts';
import { listAudit } from '../../audit/audit.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { community, group } from '../../groups/directory/groups.factory.ts';
import { putBelonging } from '../../groups/members/members.repository.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call, clock } = await testApp();

async function somebody(accountType?: 'admin') {
  const made = await person(parts, accountType ? { accountType } : {});
  return { id: made.id, viewer: asViewer(made), as: { as: await signedIn(parts, made) } };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;
const admin = await somebody('admin');

const report = async ({ as }: Somebody, kind: 'group' | 'result', id: string, groupId?: string) => {
  const body = { kind, id, reason: 'false_result', note: '', ...(groupId && { groupId }) } as const;
  return (await call(calls.report, { body }, as)).data.caseId;
};
const see = async ({ as }: Somebody, caseId: string) =>
  (await call(calls.getCase, { params: { caseId } }, as)).data;
async function decide(who: Somebody, caseId: string, decision: NewDecision['decision']) {
  clock.advance(1000);
  const { version } = await see(who, caseId);
  const body = { decision, reason: 'false_result', note: 'Nobody is this fast', version } as const;
  return (await call(calls.decideCase, { params: { caseId }, body }, who.as)).data;
}
async function undo(who: Somebody, caseId: string) {
  clock.advance(1000);
  const { version } = await see(who, caseId);
  await call(calls.undoDecision, { params: { caseId }, body: { version } }, who.as);
}
const titles = async ({ as }: Somebody) =>
  (await call(listNotifications, { query: {} }, as)).data.map(({ title }) => title);
const reads = ({ as }: Somebody, group_id: string) =>
  call(getGroup, { query: { group_id } }, as).then(
    ({ data }) => (data.archivedAt === null ? 'there' : 'deleted'),
    () => 'gone',
  );

it('a reported group is decided above its owner, and only the decision can bring it back', async () => {
  const [owner, reader] = [await somebody(), await somebody()];
  const { id } = await group(parts, owner.viewer, { name: 'Best pills', description: 'Buy here' });
  const hidden = await group(parts, owner.viewer, { visibility: 'invitation' });
  expect((await failure(report(owner, 'group', id)))[1]).toBe('cannot_report');
  expect((await failure(report(reader, 'group', hidden.id)))[0]).toBe(404);
  const caseId = await report(reader, 'group', id);
  expect(await report(reader, 'group', id)).toBe(caseId);
  expect((await failure(see(owner, caseId)))[0]).toBe(404);
  const shown = await see(admin, caseId);
  expect(shown).toMatchObject({
    kind: 'group',
    level: 'platform',
    copy: { text: 'Best pills\n\nBuy here' },
    address: `/Group/${id}`,
    can: { decide: ['dismiss', 'remove', 'warn', 'suspend'] },
  });
  await decide(admin, caseId, 'remove');
  expect([await reads(reader, id), await reads(owner, id)]).toEqual(['gone', 'deleted']);
  const restored = call(restoreGroup, { params: { groupId: id } }, owner.as);
  expect((await failure(restored)).slice(0, 2)).toEqual([409, 'group_archived']);
  expect(await reads(owner, id)).toBe('deleted');
  expect(await titles(owner)).toEqual(['A moderator decided about your group in Best pills']);
  await undo(admin, caseId);
  expect([await reads(reader, id), await reads(owner, id)]).toEqual(['there', 'there']);
  // What its owner deletes is theirs to restore, whatever is decided meanwhile.
  await call(deleteGroup, { body: { group_id: id } }, owner.as);
  await decide(admin, caseId, 'warn');
  await undo(admin, caseId);
  expect(await reads(owner, id)).toBe('deleted');
  const log = await listAudit(parts, { subjectKind: 'group', subjectId: id }, { limit: 50 });
  expect(log.data.filter(({ action }) => action === 'group.restored')).toHaveLength(1);
  await call(restoreGroup, { params: { groupId: id } }, owner.as);
  expect(await reads(reader, id)).toBe('there');
});

it('a group in a community is decided by the community’s staff', async () => {
  const [host, owner, reader] = [await somebody(), await somebody(), await somebody()];
  const place = await community(parts, host.viewer);
  await call(joinGroup, { params: { groupId: place.id } }, owner.as);
  const inside = await group(parts, owner.viewer, { community_id: place.id });
  const caseId = await report(reader, 'group', inside.id);
  expect((await see(host, caseId)).level).toBe('community');
  expect((await failure(see(admin, caseId)))[0]).toBe(404);
});

it('a reported result doesn’t count once it’s removed, counts again with the undoing, and stays when final', async () => {
  const [owner, athlete, reader, outsider] = [
    await somebody(),
    await somebody(),
    await somebody(),
    await somebody(),
  ];
  const { id: groupId } = await challenge(parts, owner.viewer, { visibility: 'private' });
  for (const { id: personId } of [athlete, reader])
    await putBelonging(parts.database.sql, {
      groupId,
      personId,
      role: 'member',
      state: 'in',
      since: clock.now(),
    });
  const body = { groupId, amount: 900, day: clock.now().toISOString().slice(0, 10) };
  const { id } = (await call(activityCalls.logResult, { body }, athlete.as)).data;
  const values = async () =>
    (await call(activityCalls.getStanding, { params: { groupId }, query: {} }, reader.as)).data.map(
      ({ value }) => value,
    );
  const offered = async ({ as }: Somebody) =>
    (await call(activityCalls.listResults, { query: { groupId } }, as)).data.map(({ can }) => can.report);
  expect([await offered(reader), await offered(athlete), await offered(owner)]).toEqual([
    [true],
    [false],
    [false],
  ]);
  expect((await failure(report(athlete, 'result', id, groupId)))[1]).toBe('cannot_report');
  expect((await failure(report(outsider, 'result', id, groupId)))[0]).toBe(403);
  expect((await failure(report(reader, 'result', id)))[0]).toBe(404);
  const caseId = await report(reader, 'result', id, groupId);
  expect((await see(owner, caseId)).can.decide).toEqual(['dismiss', 'remove', 'warn', 'ban']);
  await decide(owner, caseId, 'remove');
  expect(await values()).toEqual([0, 0, 0]);
  expect((await titles(athlete))[0]).toBe('A moderator decided about your result in Ten Days of June');
  await undo(owner, caseId);
  expect((await values())[0]).toBe(900);
  await decide(owner, caseId, 'dismiss');
  expect((await values())[0]).toBe(900);
  expect((await titles(reader))[0]).toBe('Your report of a result in Ten Days of June was decided');
  await undo(owner, caseId);
  clock.advance(12 * day);
  owner.as = { as: await signedIn(parts, owner) };
  expect((await failure(decide(owner, caseId, 'remove')))[1]).toBe('decision_unavailable');
  expect((await decide(owner, caseId, 'warn')).state).toBe('decided');
});
