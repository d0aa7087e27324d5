import * as calls from '@chalkline/contract/profiles/exports.endpoints.ts';
import { changeProfile } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { competition } from '../../competitions/competitions/competitions.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { pictureFile } from '../../uploads/uploads.factory.ts';
import { sweepExports } from './exports.sweep.service.ts';

const { app, call, clock, mailbox, parts, settle } = await testApp();

async function somebody(sketch: Parameters<typeof person>[1] = {}) {
  const made = await person(parts, sketch);
  return { ...made, token: await signedIn(parts, made) };
}
const ask = (token: string) => call(calls.askExport, {}, { as: token });
const link = (token: string, exportId: string) =>
  call(calls.makeExportLink, { params: { exportId } }, { as: token }).then(({ data }) => data.path);
const fetched = (url: string) => app.inject({ url });
const code = (calling: Promise<unknown>) =>
  calling.then(
    () => 'done',
    ({ errors }) => errors[0].code as string,
  );

describe('an export', () => {
  it('holds what is mine as JSON, tables and files, and nothing of others', async () => {
    const mara = await somebody({ name: '=Mara' });
    const other = await somebody({ name: 'Somebody Else' });
    await competition(parts, { owner: mara });
    const file = new Blob([Uint8Array.from(await pictureFile())]);
    const { data: upload } = await call(uploadImage, { body: {} }, { as: mara.token, files: { file } });
    await call(changeProfile, { body: { photo: upload.id, bio: 'Lanes.' } }, { as: mara.token });
    const { data } = await ask(mara.token);
    expect(data).toMatchObject({ state: 'asked', bytes: null });
    await settle();
    expect(mailbox.lastTo(mara.email).subject).toMatch(/data is ready/);
    const answer = await fetched(await link(mara.token, data.id));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="chalkline-export-2026-06-01.zip"',
    });
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const everything = JSON.parse(strFromU8(files['everything.json'] ?? new Uint8Array()));
    expect(everything.person[0]).toMatchObject({ email: mara.email, bio: 'Lanes.' });
    expect(everything['competitions-i-made']).toHaveLength(1);
    expect(everything.sessions).toHaveLength(1);
    expect(JSON.stringify(everything)).not.toContain(other.email);
    expect(JSON.stringify(everything)).not.toMatch(/hash|password"/i);
    expect(strFromU8(files['lists/person.csv'] ?? new Uint8Array())).toContain("'=Mara");
    expect(files[`files/${upload.id}.png`]?.length).toBeGreaterThan(50);
  });

  it('is made one at a time', async () => {
    const { token } = await somebody();
    const answers = await Promise.all([1, 2, 3].map(() => code(ask(token))));
    expect(answers.toSorted()).toEqual(['done', 'export_under_way', 'export_under_way']);
    await settle();
    expect((await call(calls.listExports, {}, { as: token })).data).toMatchObject([{ state: 'ready' }]);
  });

  it('is fetched once by a link, for ten minutes, and only the newest link', async () => {
    const { token } = await somebody();
    const { id } = (await ask(token)).data;
    expect(await code(link(token, id))).toBe('export_not_ready');
    await settle();
    const older = await link(token, id);
    const newer = await link(token, id);
    expect((await fetched(older)).statusCode).toBe(404);
    expect((await app.inject({ method: 'HEAD', url: newer })).statusCode).toBe(200);
    const both = await Promise.all([fetched(newer), fetched(newer)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    const late = await link(token, id);
    clock.advance(10 * 60_000);
    expect((await fetched(late)).statusCode).toBe(404);
    expect((await fetched('/api/profile-exports/nothing')).json()).toEqual((await fetched(late)).json());
  });

  it('is nobody else’s', async () => {
    const [mine, theirs] = [await somebody(), await somebody()];
    const { id } = (await ask(mine.token)).data;
    await settle();
    expect(await code(link(theirs.token, id))).toBe('not_found');
    expect((await call(calls.listExports, {}, { as: theirs.token })).data).toEqual([]);
  });

  it('is gone after a week, with its file', async () => {
    const made = await somebody();
    const { id } = (await ask(made.token)).data;
    await settle();
    clock.advance(7 * 86_400_000);
    expect((await call(calls.listExports, {}, { as: made.token })).data).toEqual([]);
    await sweepExports(parts);
    expect(await parts.storage.get(`exports/${id}.zip`)).toBeNull();
  });
});
