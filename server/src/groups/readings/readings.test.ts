import { getGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { listReadings, openWithReason } from '@chalkline/contract/groups/readings.endpoints.ts';
import type { CallFailed } from '@chalkline/contract/http/client.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { getPost } from '@chalkline/contract/posts/posts.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { auditOrder, findAuditRows } from '../../audit/audit.repository.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { post } from '../../posts/posts/posts.factory.ts';
import { upload } from '../../uploads/uploads.factory.ts';
import { uploadName } from '../../uploads/uploads.rules.ts';
import { group } from '../directory/groups.factory.ts';
import { groupLiveTopic } from '../groups/groups.watch.service.ts';
import { putBelonging } from '../members/members.repository.ts';

const { app, call, parts, clock, settle } = await testApp();
const reason = 'A member wrote to us about threats.';

const statusOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 200,
    ({ status }: CallFailed) => status,
  );

async function somebody(sketch: Parameters<typeof person>[1] = {}) {
  const who = await person(parts, sketch);
  const { id: personId, name, accountType, organizationId } = who;
  const viewer: Viewer = { personId, name, accountType, organizationId, sessionId: personId };
  return { viewer, as: await signedIn(parts, who) };
}

async function closed(owner?: Awaited<ReturnType<typeof somebody>>) {
  const founder = owner ?? (await somebody({ name: 'Founder' }));
  const made = await group(parts, founder.viewer, { name: 'Quiet Corner', visibility: 'invitation' });
  const params = { groupId: made.id };
  const open = (as: string) => call(openWithReason, { params, body: { reason } }, { as });
  const can = async (as: string) => (await call(getGroup, { query: { group_id: made.id } }, { as })).data.can;
  const list = async (as: string) => (await call(listReadings, { params, query: {} }, { as })).data;
  return { founder, id: made.id, params, open, can, list };
}

describe('opening a closed group with a reason', () => {
  it('lets an administrator read and watch it for an hour, and do nothing else', async () => {
    const { id, open, can } = await closed();
    const admin = await somebody({ accountType: 'admin' });
    expect(await can(admin.as)).toMatchObject({ read: false, open: true });
    const { data } = await open(admin.as);
    expect(Date.parse(data.until) - clock.now().getTime()).toBe(3_600_000);
    expect(await can(admin.as)).toMatchObject({ read: true, open: false, write: false, moderate: false });
    expect(await groupLiveTopic.mayWatch(parts, admin.viewer, id)).toBe(true);
    clock.advance(3_600_000);
    await settle();
    expect(await can(admin.as)).toMatchObject({ read: false, open: true });
    expect(await groupLiveTopic.mayWatch(parts, admin.viewer, id)).toBe(false);
  });

  it('shows its posts and their pictures as long as it is open', async () => {
    const { founder, id, open } = await closed();
    const admin = await somebody({ accountType: 'admin' });
    const image = await upload(parts, founder.viewer);
    const { post: written } = await post(parts, founder.viewer, { group_id: id, images: [image.id] });
    const read = () => statusOf(call(getPost, { params: { postId: written.id } }, { as: admin.as }));
    const see = async () => {
      const headers = { authorization: `Bearer ${admin.as}` };
      return (await app.inject({ url: `/api/uploads/${uploadName(image)}`, headers })).statusCode;
    };
    expect([await read(), await see()]).toEqual([404, 404]);
    await open(admin.as);
    expect([await read(), await see()]).toEqual([200, 200]);
    clock.advance(3_600_000);
    await settle();
    expect([await read(), await see()]).toEqual([404, 404]);
  });

  it('is seen by its owner, who is notified once however often it is pressed', async () => {
    const { founder, id, open, list } = await closed();
    const admin = await somebody({ name: 'Ines Admin', accountType: 'admin' });
    await Promise.all([open(admin.as), open(admin.as), open(admin.as)]);
    expect(await list(founder.as)).toMatchObject([{ by: 'Ines Admin', reason }]);
    const { data } = await call(listNotifications, { query: {} }, { as: founder.as });
    expect(data.map(({ title }) => title)).toEqual(['An administrator read Quiet Corner']);
    const subject = { subjectKind: 'group', subjectId: id };
    const rows = await findAuditRows(parts.database.sql, subject, auditOrder.page(null, 10));
    expect(rows.filter(({ action }) => action === 'group.opened')).toMatchObject([
      { actorId: admin.viewer.personId, reason },
    ]);
  });

  it('opens it for no one but the one who gave the reason', async () => {
    const { open, can } = await closed();
    const [admin, other] = [
      await somebody({ accountType: 'admin' }),
      await somebody({ accountType: 'admin' }),
    ];
    await open(admin.as);
    expect(await can(other.as)).toMatchObject({ read: false, open: true });
  });

  it('is for administrators only, and an organization’s only in its own groups', async () => {
    const firm = await organization(parts);
    const inside = await somebody({ organizationId: firm.id });
    const { id, open, can } = await closed(inside);
    const boss = await somebody({ accountType: 'corporate_admin', organizationId: firm.id });
    const rival = await organization(parts, { name: 'Rival', identifier: 'rival-gyms' });
    const far = await somebody({ accountType: 'corporate_admin', organizationId: rival.id });
    const member = await somebody({ organizationId: firm.id });
    const place = { groupId: id, personId: member.viewer.personId, role: 'member', state: 'in' } as const;
    await putBelonging(parts.database.sql, { ...place, since: clock.now() });
    expect(await Promise.all([far, inside, member].map(({ as }) => statusOf(open(as))))).toEqual([
      404, 403, 403,
    ]);
    await open(boss.as);
    expect(await can(boss.as)).toMatchObject({ read: true, write: false });
  });

  it('needs a reason, and shows the list to owners only', async () => {
    const { params, open, list } = await closed();
    const admin = await somebody({ accountType: 'admin' });
    const empty = call(openWithReason, { params, body: { reason: ' ' } }, { as: admin.as });
    expect(await statusOf(empty)).toBe(422);
    await open(admin.as);
    expect(await statusOf(list(admin.as))).toBe(403);
    expect(await statusOf(list((await somebody()).as))).toBe(404);
  });
});
