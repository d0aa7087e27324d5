import { listAuditLog } from '@chalkline/contract/administration/audit-log.endpoints.ts';
import type { AuditLogQuery } from '@chalkline/contract/administration/audit-log.schema.ts';
import { listAccountHistory } from '@chalkline/contract/administration/people.endpoints.ts';
import type { AuditAction } from '@chalkline/contract/audit/audit-actions.ts';
import { day } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { asViewer, competition } from '../../competitions/competitions/competitions.factory.ts';
import { entry } from '../../competitions/entries/entries.factory.ts';
import { group } from '../../groups/directory/groups.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { allPages } from '../../platform/testing/all-pages.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call, clock, database } = await testApp();
const admin = await person(parts, { accountType: 'admin' });
const ines = await person(parts, { name: 'Ines Quintal' });
const bo = await person(parts, { name: 'Bo Aldrin' });

const done = async (actorId: string | null, action: AuditAction, subjectKind: string, reason?: string) => {
  clock.advance(1000);
  const record = { actorId, action, subjectKind, subjectId: newId(clock.now().getTime()) };
  await recordAudit(parts, database, { ...record, ...(reason && { reason }) });
};
const log = async (query: Partial<AuditLogQuery> = {}) => {
  const { data } = await call(listAuditLog, { query }, { as: await signedIn(parts, admin) });
  return data.map(({ action }) => action).filter((action) => !action.startsWith('person.'));
};

it('lists what anybody did, newest first, by who, what and when, for site administrators alone', async () => {
  await done(ines.id, 'order.packed', 'order');
  clock.advance(8 * day);
  await done(ines.id, 'order.shipped', 'order');
  await done(bo.id, 'partner.changed', 'partner', 'Asked by phone');
  await done(null, 'order.delivered', 'order');
  expect(await log()).toEqual(['order.delivered', 'partner.changed', 'order.shipped', 'order.packed']);
  expect(await log({ days: '7' })).toEqual(['order.delivered', 'partner.changed', 'order.shipped']);
  expect(await log({ thing: 'order' })).toEqual(['order.delivered', 'order.shipped', 'order.packed']);
  expect(await log({ search: 'quintal' })).toEqual(['order.shipped', 'order.packed']);
  expect(await log({ actor: bo.id, thing: 'order' })).toEqual([]);
  expect(await log({ actor: bo.id })).toEqual(['partner.changed']);
  expect(await log({ search: 'nobody of that name' })).toEqual([]);
  expect(await log({ actor: 'nonsense' })).toEqual([]);
  const as = await signedIn(parts, admin);
  const { data } = await call(listAuditLog, { query: { actor: bo.id } }, { as });
  expect(data[0]).toMatchObject({
    actor: { name: 'Bo Aldrin' },
    subjectKind: 'partner',
    reason: 'Asked by phone',
  });
  const paged = await allPages((cursor) =>
    call(listAuditLog, { query: { limit: 1, thing: 'order', ...(cursor && { cursor }) } }, { as }),
  );
  expect(paged.map(({ action, actor }) => [action, actor?.name])).toEqual([
    ['order.delivered', undefined],
    ['order.shipped', 'Ines Quintal'],
    ['order.packed', 'Ines Quintal'],
  ]);
  const other = await signedIn(parts, await person(parts, { accountType: 'corporate_admin' }));
  expect((await failure(call(listAuditLog, {}, { as: other })))[0]).toBe(403);
});

it('names what lines are about, as far as administrators may know of it', async () => {
  const host = asViewer(ines);
  const closed = await group(parts, host, { name: 'Quiet room', visibility: 'private' });
  const open = await competition(parts, { name: 'Harbor Open', state: 'published' });
  const draft = await competition(parts, { name: 'Not yet', state: 'draft' });
  const about = async (action: AuditAction, subjectKind: string, subjectId: string) => {
    clock.advance(1000);
    await recordAudit(parts, database, { actorId: ines.id, action, subjectKind, subjectId });
    const as = await signedIn(parts, admin);
    const [line] = (await call(listAuditLog, { query: { actor: ines.id, limit: 1 } }, { as })).data;
    // The history of who did it leads to the same.
    const asked = { params: { personId: ines.id }, query: { limit: 1 } };
    const [told] = (await call(listAccountHistory, asked, { as })).data;
    expect(told).toMatchObject({ aboutThem: false, subjectKind, subjectId, thing: line?.thing ?? null });
    return line?.thing;
  };
  expect(await about('person.suspended', 'person', bo.id)).toEqual({
    name: 'Bo Aldrin',
    address: `/edit-user/${bo.id}`,
  });
  expect(await about('group.changed', 'group', closed.id)).toEqual({
    name: 'Quiet room',
    address: `/Group/${closed.id}`,
  });
  const found = { name: 'Harbor Open', address: `/competition-detail/${open.view.competition.id}` };
  expect(await about('competition.changed', 'competition', open.view.competition.id)).toEqual(found);
  expect(await about('entry.moved', 'entry', (await entry(parts, open)).id)).toEqual(found);
  expect(await about('competition.changed', 'competition', draft.view.competition.id)).toBeNull();
  expect(await about('till.counted', 'organization', newId(clock.now().getTime()))).toBeNull();
});
