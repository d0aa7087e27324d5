import * as endpoints from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { moveCoaching } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { uploadsPath } from '@chalkline/contract/uploads/upload-paths.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { upload } from '../../uploads/uploads.factory.ts';
import { uploadsPersonalData } from '../../uploads/uploads.personal.service.ts';
import { uploadName } from '../../uploads/uploads.rules.ts';
import { coaching } from '../coachings/coachings.factory.ts';
import { coachingPersonalData } from './check-ins.personal.service.ts';

const { app, parts, call, clock } = await testApp();

/** A client who was sent a form that asks for photos. */
async function sent() {
  const trainer = await person(parts, { accountType: 'trainer' });
  const client = await person(parts);
  const made = await coaching(parts, { trainer, client });
  const [asTrainer, asClient] = [await signedIn(parts, trainer), await signedIn(parts, client)];
  const params = { coachingId: made.id };
  const body = {
    name: 'Monthly',
    questions: [
      { label: 'Front and side', kind: 'photos' as const, area: 'body' as const },
      { label: 'Words', kind: 'text' as const, area: 'training' as const },
    ],
  };
  const extras = { as: asTrainer, idempotencyKey: crypto.randomUUID() };
  const { id: formId } = (await call(endpoints.createCheckInForm, { body }, extras)).data;
  await call(endpoints.setSchedule, { params, body: { formId, everyDays: 28 } }, { as: asTrainer });
  const read = async (as: string) =>
    (await call(endpoints.listCheckIns, { params, query: {} }, { as })).data[0];
  const checkInId = (await read(asClient))?.id ?? '';
  const answer = (photos: string[] | string | null, as = asClient) =>
    call(
      endpoints.answerCheckIn,
      { params: { ...params, checkInId }, body: { answers: [photos, null] } },
      { as },
    );
  const share = (isOn: boolean) =>
    call(
      endpoints.setSharing,
      { params, body: { training: false, nutrition: false, body: isOn } },
      { as: asClient },
    );
  const fetched = async (name: string, as?: string) =>
    (
      await app.inject({
        method: 'GET',
        url: `${uploadsPath}${name}`,
        ...(as && { headers: { authorization: `Bearer ${as}` } }),
      })
    ).statusCode;
  const remove = (photoId: string, as = asClient) =>
    call(endpoints.removeCheckInPhoto, { params: { ...params, checkInId, photoId } }, { as });
  return {
    client,
    trainer,
    made,
    asTrainer,
    asClient,
    params,
    checkInId,
    read,
    answer,
    share,
    fetched,
    remove,
  };
}

it('shows photos to the client, to the trainer while the body is shared, and to nobody else', async () => {
  const { client, made, asTrainer, asClient, params, read, answer, share, fetched } = await sent();
  const photo = await upload(parts, made.client);
  const name = uploadName(photo);
  expect(await fetched(name, asTrainer)).toBe(404);
  await answer([photo.id]);
  const admin = await signedIn(parts, await person(parts, { accountType: 'admin' }));
  expect(await fetched(name, asClient)).toBe(200);
  for (const as of [undefined, asTrainer, admin]) expect(await fetched(name, as)).toBe(404);
  expect((await read(asTrainer))?.questions[0]).toMatchObject({ photos: [], isHidden: true });

  await share(true);
  const seen = (await read(asTrainer))?.questions[0]?.photos[0];
  expect(seen).toMatchObject({ id: photo.id, width: 60, height: 40 });
  // An address without a session is good for ten minutes, and only while its reader may see the photo.
  expect(await fetched(seen?.path ?? '')).toBe(200);
  expect(await fetched(name)).toBe(404);
  const { data } = await call(endpoints.getSharing, { params }, { as: asClient });
  expect(data.areas.find(({ area }) => area === 'body')?.looks?.times).toBe(1);
  clock.advance(11 * 60_000);
  expect(await fetched(seen?.path ?? '')).toBe(404);
  const again = (await read(asTrainer))?.questions[0]?.photos[0]?.path ?? '';
  expect(await fetched(again)).toBe(200);
  await share(false);
  expect(await fetched(again)).toBe(404);
  await share(true);
  await call(moveCoaching, { params, body: { from: 'active', to: 'ended' } }, { as: asClient });
  expect(await fetched(name, asTrainer)).toBe(404);
  expect(await fetched(name, asClient)).toBe(200);
  const files = await uploadsPersonalData.files?.(parts, client);
  expect(files?.map((file) => file.name)).toEqual([name]);
});

it('takes up to four uploads of the client’s own, for a question about photos alone', async () => {
  const { made, answer } = await sent();
  const unknown = [422, 'upload_unknown', 'body.answers'];
  const own = await upload(parts, made.client);
  const strange = await upload(parts, made.trainer);
  expect(await failure(answer([own.id, strange.id]))).toEqual(unknown);
  expect(await failure(answer('in words'))).toEqual([422, 'answer_not_fitting', 'body.answers']);
  const five = await Promise.all(Array.from({ length: 5 }, () => upload(parts, made.client)));
  expect(await failure(answer(five.map(({ id }) => id)))).toContain('invalid');
  await answer([own.id]);
  const other = await sent();
  expect(await failure(other.answer([own.id]))).toEqual(unknown);
});

it('loses a photo that the client removes, also after the reply and the coaching; its file is gone', async () => {
  const made = await sent();
  const { params, checkInId, read, share, fetched, remove, asTrainer, asClient } = made;
  const [one, other, third] = [
    await upload(parts, made.made.client),
    await upload(parts, made.made.client),
    await upload(parts, made.made.client),
  ];
  await share(true);
  const { version } = (await made.answer([one.id, other.id, third.id])).data;
  await read(asTrainer);
  const notFound = [404, 'not_found', undefined];
  expect(await failure(remove(one.id, asTrainer))).toEqual(notFound);
  expect(await failure(remove('nonsense'))).toEqual(notFound);
  const both = await Promise.allSettled([remove(one.id), remove(one.id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await fetched(uploadName(one), asClient)).toBe(404);
  expect(await fetched(uploadName(other), asTrainer)).toBe(200);
  const seen = await read(asTrainer);
  expect(seen).toMatchObject({
    version: version + 1,
    correctedAt: clock.now().toISOString(),
    questions: [{ photos: [{ id: other.id }, { id: third.id }], earlier: [{ value: 3 }] }, {}],
  });
  const extras = { as: asTrainer };
  const body = { text: 'Straighter.', version: version + 1 };
  await call(endpoints.replyToCheckIn, { params: { ...params, checkInId }, body }, extras);
  expect((await remove(other.id)).data).toMatchObject({ reply: 'Straighter.', can: { answer: false } });
  await call(moveCoaching, { params, body: { from: 'active', to: 'ended' } }, { as: asClient });
  expect((await remove(third.id)).data.questions[0]?.photos).toEqual([]);
  expect(await failure(remove(third.id))).toEqual(notFound);
});

it('loses its photos when either of its people is erased', async () => {
  for (const who of ['client', 'trainer'] as const) {
    const made = await sent();
    const photo = await upload(parts, made.made.client);
    await made.answer([photo.id]);
    await parts.database.transaction(
      (tx) => coachingPersonalData.erase?.(parts, tx, made[who]) ?? Promise.resolve(),
    );
    expect(await made.fetched(uploadName(photo), made.asClient)).toBe(404);
  }
});
