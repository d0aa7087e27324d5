import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { getClientDiary, setClientTargets } from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import { declineTargets, listTargets, setTargets } from '@chalkline/contract/nutrition/measures.endpoints.ts';
import { getDiaryDay } from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import type { NewTrainerTargets } from '@chalkline/contract/nutrition/targets.schema.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { coaching } from '../../coaching/coachings/coachings.factory.ts';
import { moveCoaching } from '../../coaching/coachings/coachings.service.ts';
import { setSharing } from '../../coaching/sharing/sharing.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call, clock } = await testApp();

/** A Monday. */
const day = '2026-11-23';
const none = { kcal: null, protein: null, carbohydrate: null, fat: null, fiber: null, milliliters: null };

async function two() {
  const trainer = await person(parts, { accountType: 'trainer' });
  const client = await person(parts);
  const made = await coaching(parts, { trainer, client });
  const [asTrainer, as] = [await signedIn(parts, trainer), await signedIn(parts, client)];
  const params = { coachingId: made.id };
  const share = (nutrition: boolean) =>
    setSharing(parts, made.client, made.id, { training: false, nutrition, body: false });
  const set = (body: Partial<NewTrainerTargets> = {}, by = asTrainer, key: string = crypto.randomUUID()) => {
    const usual = { startsOn: day, weekdays: [1, 2], ...none, kcal: 2350, note: 'Eat after training.' };
    return call(setClientTargets, { params, body: { ...usual, ...body } }, { as: by, idempotencyKey: key });
  };
  const own = (kcal: number, startsOn = day) =>
    call(setTargets, { body: { startsOn, weekdays: [1], ...none, kcal } }, { as });
  const kcalOn = async (of: string) =>
    (await call(getDiaryDay, { params: { day: of } }, { as })).data.targets?.kcal ?? null;
  const listed = async () => (await call(listTargets, { params: { day } }, { as })).data;
  const decline = (trainerTargetsId: string, by = as) =>
    call(declineTargets, { params: { trainerTargetsId } }, { as: by });
  const seen = async () =>
    (await call(getClientDiary, { params, query: { to: day, days: 1 } }, { as: asTrainer })).data.diary;
  const told = async (who: string) =>
    (await call(listNotifications, {}, { as: who })).data.map(({ title }) => title);
  return { made, trainer, client, asTrainer, as, share, set, own, kcalOn, listed, decline, seen, told };
}

describe('targets by a trainer', () => {
  it('hold on for a weekday however often others are changed', async () => {
    const { share, set, kcalOn } = await two();
    await share(true);
    await set({ weekdays: [7], kcal: 1900 });
    for (let times = 0; times < 52; times += 1) await set({ weekdays: [1], kcal: 2000 + times });
    expect(await kcalOn('2026-11-29')).toBe(1900);
    expect(await kcalOn(day)).toBe(2051);
  });

  it('need the client’s switch, and are set by the trainer of a coaching under way alone', async () => {
    const { made, share, set, as, kcalOn } = await two();
    expect(await failure(set())).toContain('nutrition_not_shared');
    await share(true);
    expect(await failure(set({}, as))).toContain('not_found');
    const outsider = await signedIn(parts, await person(parts, { accountType: 'trainer' }));
    expect(await failure(set({}, outsider))).toContain('not_found');
    expect(await failure(set({ weekdays: [] }))).toContain(422);
    expect(await failure(set({ kcal: 0 }))).toContain(422);
    expect(await kcalOn(day)).toBe(null);
    await set();
    expect(await kcalOn(day)).toBe(2350);
    await share(false);
    expect(await failure(set())).toContain('nutrition_not_shared');
    await share(true);
    await moveCoaching(parts, made.client, made.id, { from: 'active', to: 'ended', reason: '' });
    expect(await failure(set())).toContain('not_found');
  });

  it('apply from their day on; the client sees who set them and gets one notification', async () => {
    const { trainer, as, share, set, own, kcalOn, listed, told, seen } = await two();
    await share(true);
    await own(2000, '2026-11-16');
    const key = crypto.randomUUID();
    await Promise.all([set({}, undefined, key), set({}, undefined, key)]);
    expect([await kcalOn('2026-11-16'), await kcalOn(day), await kcalOn('2026-11-24')]).toEqual([
      2000, 2350, 2350,
    ]);
    expect(await kcalOn('2026-11-25')).toBe(null);
    const { byTrainers } = await listed();
    expect(byTrainers).toMatchObject([
      { trainerName: trainer.name, kcal: 2350, weekdays: [1, 2], note: 'Eat after training.' },
    ]);
    expect((await seen())?.byTrainer).toMatchObject([{ declinedAt: null }]);
    const titles = (await told(as)).filter((title) => title.includes('food diary'));
    expect(titles).toEqual([`${trainer.name} set targets for your food diary`]);
  });

  it('give way to what the client sets later', async () => {
    const { share, set, own, kcalOn, listed } = await two();
    await share(true);
    await set({ weekdays: [1] });
    clock.advance(1000);
    await own(2100);
    expect(await kcalOn(day)).toBe(2100);
    expect((await listed()).byTrainers).toEqual([]);
    clock.advance(1000);
    await set({ weekdays: [1], kcal: 2500, startsOn: '2026-11-30' });
    expect([await kcalOn(day), await kcalOn('2026-11-30')]).toEqual([2100, 2500]);
    expect(await listed()).toMatchObject({
      later: [{ startsOn: '2026-11-30', kcal: 2500 }],
      byTrainers: [{ kcal: 2500 }],
    });
  });

  it('end when the client declines them, and the trainer gets one notification', async () => {
    const { client, as, asTrainer, share, set, own, kcalOn, listed, decline, seen, told } = await two();
    await share(true);
    await own(2000);
    clock.advance(1000);
    await set();
    const id = (await listed()).byTrainers[0]?.id ?? '';
    expect(await failure(decline(id, asTrainer))).toContain('not_found');
    expect(await failure(decline('nothing'))).toContain('not_found');
    await Promise.all([decline(id), decline(id)]);
    await decline(id);
    expect([await kcalOn(day), await kcalOn('2026-11-24')]).toEqual([2000, null]);
    expect(await listed()).toMatchObject({ current: [{ kcal: 2000 }], byTrainers: [] });
    expect((await seen())?.byTrainer).toMatchObject([{ declinedAt: expect.any(String) }]);
    expect(await told(asTrainer)).toContain(`${client.name} declined your targets`);
    expect((await told(as)).join()).not.toContain('food diary');
  });
});
