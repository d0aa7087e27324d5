import { signOut } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import type { CallFailed } from '@chalkline/contract/http/client.ts';
import { pushDevicesAtMost } from '@chalkline/contract/notifications/push-device.schema.ts';
import * as endpoints from '@chalkline/contract/notifications/push-devices.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { subscription } from './push-devices.factory.ts';

const { call, parts, clock } = await testApp();

async function somebody() {
  const who = await person(parts);
  const as = await signedIn(parts, who);
  const add = (body = subscription(), token = as) => call(endpoints.addPushDevice, { body }, { as: token });
  const list = async (token = as) => (await call(endpoints.listPushDevices, {}, { as: token })).data;
  return { who, as, add, list };
}

const refusal = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (failure: CallFailed) => [failure.status, failure.errors[0]?.code, failure.errors[0]?.path],
  );

describe('a device with push notifications', () => {
  it('is listed where it was switched on, once however often', async () => {
    const { who, as, add, list } = await somebody();
    const [first] = await Promise.all([add(), add(), add()]);
    const other = await signedIn(parts, who);
    clock.advance(1000);
    await add(subscription(), other);
    const { publicKey, devices } = await list();
    expect(publicKey).toBe(parts.push.publicKey);
    expect(devices.map(({ isThis }) => isThis)).toEqual([false, true]);
    expect(devices[1]?.id).toBe(first?.data.id);
    expect((await list(other)).devices.map(({ isThis }) => isThis)).toEqual([true, false]);
    await call(endpoints.removePushDevice, { params: { pushDeviceId: devices[0]?.id ?? '' } }, { as });
    expect((await list()).devices).toHaveLength(1);
  });

  it('goes to the person who uses the browser now', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const shared = subscription();
    await one.add(shared);
    await other.add(shared);
    expect([(await one.list()).devices.length, (await other.list()).devices.length]).toEqual([0, 1]);
  });

  it('is forgotten with its session', async () => {
    const { who, as, add, list } = await somebody();
    await add();
    await call(signOut, {}, { as });
    expect((await list(await signedIn(parts, who))).devices).toEqual([]);
  });

  it('is hidden from others, and theirs alone to remove', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const { data } = await one.add();
    const params = { pushDeviceId: data.id };
    expect(await refusal(call(endpoints.removePushDevice, { params }, { as: other.as }))).toEqual([
      404,
      'not_found',
      undefined,
    ]);
    expect((await one.list()).devices).toHaveLength(1);
  });

  it('takes the place of the oldest of too many', async () => {
    const { who, add, list } = await somebody();
    const { data: oldest } = await add();
    for (let at = 0; at < pushDevicesAtMost; at += 1) {
      clock.advance(1000);
      await add(subscription(), await signedIn(parts, who));
    }
    const { devices } = await list();
    expect(devices).toHaveLength(pushDevicesAtMost);
    expect(devices.map(({ id }) => id)).not.toContain(oldest.id);
  });

  it.each([
    ['http://push.example.org/1', 'bad_format'],
    ['https://169.254.169.254/latest', 'push_address_refused'],
    ['https://[::1]/', 'push_address_refused'],
    ['https://localhost/', 'push_address_refused'],
    ['https://push.example.org:22/', 'push_address_refused'],
  ])('can’t be at %s', async (endpoint, code) => {
    const { add, list } = await somebody();
    expect(await refusal(add(subscription({ endpoint })))).toEqual([422, code, 'body.endpoint']);
    expect((await list()).devices).toEqual([]);
  });

  it.each([{ auth: 'short' }, { p256dh: '' }])('needs its keys: %j', async (given) => {
    const { add } = await somebody();
    expect((await refusal(add(subscription(given))))?.[0]).toBe(422);
  });
});
