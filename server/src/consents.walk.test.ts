import { type ConsentPurpose, consentPurposes } from '@chalkline/contract/accounts/consent.schema.ts';
import { giveConsent, withdrawConsent } from '@chalkline/contract/accounts/consents.endpoints.ts';
import * as checkIns from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { answerScreening, getScreening } from '@chalkline/contract/coaching/screening.endpoints.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import * as measures from '@chalkline/contract/nutrition/measures.endpoints.ts';
import * as diary from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from './accounts/people/people.factory.ts';
import { coaching } from './coaching/coachings/coachings.factory.ts';
import { routes } from './manifests.ts';
import { diaryEntries } from './nutrition/diary/diary.table.ts';
import { newId } from './platform/ids/new-id.ts';
import { testApp } from './platform/testing/test-app.ts';
import { upload } from './uploads/uploads.factory.ts';

/**
 * Everything that keeps something of a person's health: refused before they agreed, kept after it, and gone once they
 * withdrew. A call that declares a consent has a line here.
 */
const { call, parts } = await testApp();
const day = '2026-11-23';
const key = () => ({ idempotencyKey: crypto.randomUUID() });

/** A client with an open check-in that asks for a photo, and without any consent. */
async function client() {
  const trainerPerson = await person(parts, { accountType: 'trainer' });
  const clientPerson = await person(parts, { consents: [] });
  const { id, client: viewer } = await coaching(parts, { trainer: trainerPerson, client: clientPerson });
  const [trainer, as] = [await signedIn(parts, trainerPerson), await signedIn(parts, clientPerson)];
  const params = { coachingId: id };
  const questions = [{ label: 'Front', kind: 'photos', area: 'body' } as const];
  const form = await call(
    checkIns.createCheckInForm,
    { body: { name: 'Weekly', questions } },
    { as: trainer, ...key() },
  );
  await call(checkIns.setSchedule, { params, body: { formId: form.data.id, everyDays: 7 } }, { as: trainer });
  const [sent] = (await call(checkIns.listCheckIns, { params, query: {} }, { as })).data;
  return { as, viewer, params, checkInId: sent?.id ?? '' };
}
type Client = Awaited<ReturnType<typeof client>>;

const give = ({ as }: Client, purpose: ConsentPurpose) => call(giveConsent, { params: { purpose } }, { as });
const withdraw = ({ as }: Client, purpose: ConsentPurpose) =>
  call(withdrawConsent, { params: { purpose } }, { as });
const dayOf = async ({ as }: Client) => (await call(diary.getDiaryDay, { params: { day } }, { as })).data;
const quick = () => ({
  id: newId(),
  day,
  meal: 'lunch' as const,
  name: 'Stew',
  kcal: 512_000,
  protein: null,
  carbohydrate: null,
  fat: null,
});
const addQuick = ({ as }: Client) => call(diary.addQuickEntry, { body: quick() }, { as, ...key() });

interface Kept {
  readonly purpose: ConsentPurpose;
  readonly endpoint: Endpoint;
  readonly keep: (by: Client) => Promise<unknown>;
  readonly kept: ((by: Client) => Promise<number>) | null;
}
const entries = async (by: Client) => (await dayOf(by)).entries.length;

const all: readonly Kept[] = [
  {
    purpose: 'diary',
    endpoint: diary.addEntry,
    keep: ({ as }) =>
      call(
        diary.addEntry,
        { body: { day, meal: 'lunch', foodId: 'sr-173410', unit: 'g', quantity: 100_000 } },
        { as, ...key() },
      ),
    kept: entries,
  },
  { purpose: 'diary', endpoint: diary.addQuickEntry, keep: addQuick, kept: entries },
  {
    purpose: 'diary',
    endpoint: diary.copyMeals,
    keep: ({ as }) =>
      call(
        diary.copyMeals,
        { body: { from: { day, meal: 'lunch' }, to: { day, meal: 'dinner' } } },
        { as, ...key() },
      ),
    // There is nothing to copy yet: the refusal is all there is to see.
    kept: null,
  },
  {
    purpose: 'diary',
    endpoint: measures.addDrink,
    keep: ({ as }) => call(measures.addDrink, { body: { day, milliliters: 250 } }, { as, ...key() }),
    kept: async (by) => (await dayOf(by)).drinks.length,
  },
  {
    purpose: 'diary',
    endpoint: measures.setTargets,
    keep: ({ as }) =>
      call(
        measures.setTargets,
        {
          body: {
            weekdays: [1],
            startsOn: day,
            kcal: 2000,
            protein: null,
            carbohydrate: null,
            fat: null,
            fiber: null,
            milliliters: null,
          },
        },
        { as },
      ),
    kept: async ({ as }) =>
      (await call(measures.listTargets, { params: { day } }, { as })).data.current.length,
  },
  {
    purpose: 'body',
    endpoint: measures.setWeight,
    keep: ({ as }) => call(measures.setWeight, { params: { day }, body: { grams: 77_300 } }, { as }),
    kept: async (by) => ((await dayOf(by)).grams === null ? 0 : 1),
  },
  {
    purpose: 'check_in',
    endpoint: checkIns.answerCheckIn,
    keep: async ({ as, viewer, params, checkInId }) => {
      const { id } = await upload(parts, viewer);
      return call(
        checkIns.answerCheckIn,
        { params: { ...params, checkInId }, body: { answers: [[id]] } },
        { as },
      );
    },
    kept: async ({ as, params }) => {
      const { data } = await call(checkIns.listCheckIns, { params, query: {} }, { as });
      return data.filter(({ answeredAt }) => answeredAt !== null).length;
    },
  },
  {
    purpose: 'screening',
    endpoint: answerScreening,
    keep: ({ as }) => call(answerScreening, { body: { concerns: [1] } }, { as }),
    kept: async ({ as }) => ((await call(getScreening, {}, { as })).data.screening === null ? 0 : 1),
  },
];

describe.each(all.map((one) => [`${one.endpoint.method} ${one.endpoint.path}`, one] as const))(
  '%s',
  (_, one) => {
    it('keeps nothing without a consent, keeps with it, and leaves nothing when it is withdrawn', async () => {
      const by = await client();
      const others = consentPurposes.filter((purpose) => purpose !== one.purpose);
      const refused = { status: 403, code: `${one.purpose}_consent_needed` };
      const kept = async (count: number) => one.kept && expect(await one.kept(by)).toBe(count);
      await expect(one.keep(by)).rejects.toMatchObject(refused);
      for (const purpose of others) await give(by, purpose);
      await expect(one.keep(by)).rejects.toMatchObject(refused);
      await kept(0);
      await give(by, one.purpose);
      await one.keep(by);
      await kept(1);
      for (const purpose of others) await withdraw(by, purpose);
      await kept(1);
      await withdraw(by, one.purpose);
      await kept(0);
    });
  },
);

it('has a line for every call that declares a consent, but for the change of an entry', () => {
  const declaring = routes
    .map(({ endpoint }) => endpoint)
    .filter(({ errors }) => errors.some((code) => code.endsWith('_consent_needed')));
  expect(new Set(declaring)).toEqual(new Set([...all.map(({ endpoint }) => endpoint), diary.changeEntry]));
});

it('needs no consent to say that one would rather not', async () => {
  const { as } = await client();
  await call(answerScreening, { body: { concerns: null } }, { as });
  expect((await call(getScreening, {}, { as })).data.screening).toMatchObject({ concerns: null });
});

it('changes no entry from before people were asked', async () => {
  const by = await client();
  await give(by, 'diary');
  const { data } = await addQuick(by);
  const params = { diaryEntryId: data.id };
  const before = await person(parts, { consents: [] });
  await parts.database.sql
    .update(diaryEntries)
    .set({ personId: before.id })
    .where(eq(diaryEntries.id, data.id));
  const as = await signedIn(parts, before);
  const change = call(diary.changeEntry, { params, body: { version: data.version, meal: 'dinner' } }, { as });
  await expect(change).rejects.toMatchObject({ status: 403, code: 'diary_consent_needed' });
});

it('leaves nothing of what is sent while a consent is withdrawn', async () => {
  for (let round = 0; round < 5; round += 1) {
    const by = await client();
    await give(by, 'diary');
    const adding = () => addQuick(by).catch((reason: unknown) => reason);
    const changing = async () => {
      const { data } = await addQuick(by);
      const params = { diaryEntryId: data.id };
      return call(
        diary.changeEntry,
        { params, body: { version: data.version, meal: 'dinner' } },
        { as: by.as },
      );
    };
    const sent = [
      adding(),
      changing().catch((reason: unknown) => reason),
      withdraw(by, 'diary'),
      adding(),
      adding(),
    ];
    for (const outcome of await Promise.all(sent))
      if (outcome instanceof CallFailed) expect([403, 404]).toContain(outcome.status);
    expect(await entries(by)).toBe(0);
  }
});
