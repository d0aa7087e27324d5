import { createHash } from 'node:crypto';
import { uploadsPath } from '@chalkline/contract/uploads/upload-paths.ts';
import { uploadDocument } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import type { NewSignature } from '@chalkline/contract/waivers/waiver.schema.ts';
import {
  changeWaiver,
  createWaiver,
  getSignature,
  listSigners,
  listWaivers,
  listWaiverVersions,
  signWaiver,
} from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { competition } from '../../competitions/competitions/competitions.factory.ts';
import { entry } from '../../competitions/entries/entries.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { waiver } from '../waivers/waivers.factory.ts';
import { checkSigned } from './signatures.service.ts';

const { app, parts, call, clock, database } = await testApp();

const pdf = (words: string) =>
  new Blob([`%PDF-1.4\n1 0 obj <</Title (${words})>> endobj\ntrailer <<>>\n%%EOF\n`], {
    type: 'application/pdf',
  });
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const stroke = [
  [10, 10],
  [200, 90],
];

async function cup() {
  const made = await competition(parts, { startsOn: '2026-12-05', endsOn: '2026-12-06' });
  const competitionId = made.view.competition.id;
  const as = await signedIn(parts, made.owner);
  const query = { subjectKind: 'competition', subjectId: competitionId } as const;
  const list = async (extras = {}) => (await call(listWaivers, { query }, extras)).data;
  return { made, competitionId, as, query, list };
}

async function athlete(birthDate: string | null = '1990-04-01') {
  const who = await person(parts, { name: 'Noor Achterberg' });
  await database.sql.execute(sql`update accounts.people set birth_date = ${birthDate} where id = ${who.id}`);
  return { who, as: await signedIn(parts, who) };
}

const sign = (waiverId: string, versionId: string, as: string, more: Partial<NewSignature> = {}) =>
  call(
    signWaiver,
    { params: { waiverId }, body: { versionId, name: 'Noor Achterberg', drawing: [stroke], ...more } },
    { as },
  );

describe('a waiver', () => {
  it('is added as the companion apps do it, with text and a PDF that is read by who may see the competition', async () => {
    const { competitionId, as, list } = await cup();
    const body = { competition_id: competitionId, title: 'Liability', text: 'I compete at my own risk.' };
    const { data } = await call(createWaiver, { body }, { as, files: { file: pdf('one') } });
    expect(data).toMatchObject({
      title: 'Liability',
      number: 1,
      signedFrom: 1,
      isActive: true,
      signedCount: 0,
    });
    const [seen] = (await list()).waivers;
    const file = await app.inject({ url: `${uploadsPath}${seen?.file?.path}` });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
  });

  it('needs words or a PDF, an owner, and one thing it belongs to', async () => {
    const { competitionId, as } = await cup();
    const outsider = await signedIn(parts, await person(parts));
    const add = (body: object, extras: { as: string; files?: Record<string, Blob> }) =>
      failure(call(createWaiver, { body: { title: 'Liability', ...body } as never }, extras));
    expect((await add({ competition_id: competitionId }, { as }))[1]).toBe('waiver_empty');
    expect((await add({ competition_id: competitionId, text: 'x' }, { as: outsider }))[0]).toBe(403);
    expect((await add({ text: 'x' }, { as }))[0]).toBe(422);
    expect((await add({ group_id: competitionId, text: 'x' }, { as }))[0]).toBe(404);
    const fake = { file: new Blob(['<html>']) };
    expect((await add({ competition_id: competitionId }, { as, files: fake }))[0]).toBe(415);
  });

  it('asks again only when its new version says so, and keeps every version as it was', async () => {
    const { made, competitionId, as, list } = await cup();
    const { id: waiverId } = await waiver(parts, made.viewer, competitionId);
    const { as: signer } = await athlete();
    const first = (await list({ as })).waivers[0];
    await sign(waiverId, first?.versionId ?? '', signer);
    const change = (version: number, body: object) =>
      call(changeWaiver, { params: { waiverId }, body: { version, ...body } }, { as });
    await change(1, { text: 'Typo mended.', asksAgain: false });
    expect((await list({ as: signer })).waivers[0]?.mine).toMatchObject({ number: 1, isCurrent: true });
    const { data: document } = await call(uploadDocument, { body: {} }, { as, files: { file: pdf('two') } });
    await change(2, { fileId: document.id });
    expect((await list({ as: signer })).waivers[0]?.mine).toMatchObject({ number: 1, isCurrent: false });
    expect((await failure(change(2, { title: 'Late' })))[1]).toBe('state_changed');
    expect((await failure(sign(waiverId, first?.versionId ?? '', signer)))[1]).toBe('waiver_changed');
    const { data: versions } = await call(listWaiverVersions, { params: { waiverId } }, { as });
    expect(versions.map(({ number, signatures }) => [number, signatures])).toEqual([
      [3, 0],
      [2, 0],
      [1, 1],
    ]);
    await expect(
      database.sql.execute(
        sql`update waivers.waiver_versions set text = 'Other' where waiver_id = ${waiverId}`,
      ),
    ).rejects.toThrow();
  });

  it('is published once by two editors at the same time', async () => {
    const { made, competitionId, as } = await cup();
    const { id: waiverId } = await waiver(parts, made.viewer, competitionId);
    const edit = (text: string) =>
      call(changeWaiver, { params: { waiverId }, body: { version: 1, text } }, { as });
    const answers = await Promise.allSettled(['a', 'b', 'c'].map(edit));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a signature', () => {
  it('proves who signed what, when and from where, and is given once', async () => {
    const { made, competitionId, as, list } = await cup();
    const { id: waiverId } = await waiver(parts, made.viewer, competitionId);
    const { as: signer } = await athlete();
    const versionId = (await list()).waivers[0]?.versionId ?? '';
    const both = await Promise.all([sign(waiverId, versionId, signer), sign(waiverId, versionId, signer)]);
    const [first, second] = both.map(({ data }) => data);
    expect(second?.id).toBe(first?.id);
    expect(first).toMatchObject({
      name: 'Noor Achterberg',
      drawing: [stroke],
      isMinor: false,
      guardian: null,
      address: null,
      textSha256: sha256('Liability waiver\n\nI take part at my own risk.'),
      signedAt: clock.now().toISOString(),
    });
    const params = { waiverId, signatureId: first?.id ?? '' };
    expect((await call(getSignature, { params }, { as })).data.address).toBe('127.0.0.1');
    const outsider = await signedIn(parts, await person(parts));
    expect((await failure(call(getSignature, { params }, { as: outsider })))[0]).toBe(403);
    await expect(database.sql.execute(sql`delete from waivers.signatures`)).rejects.toThrow();
  });

  it('of a minor on the day has a guardian, whose age is known or asked', async () => {
    const { made, competitionId, list } = await cup();
    const { id: waiverId } = await waiver(parts, made.viewer, competitionId);
    const versionId = (await list()).waivers[0]?.versionId ?? '';
    const adult = await athlete('2008-12-05');
    expect((await sign(waiverId, versionId, adult.as)).data.isMinor).toBe(false);
    const minor = await athlete('2008-12-06');
    expect((await list({ as: minor.as })).signer).toMatchObject({ isMinor: true });
    expect((await failure(sign(waiverId, versionId, minor.as)))[1]).toBe('guardian_required');
    const unknown = await athlete(null);
    expect((await failure(sign(waiverId, versionId, unknown.as)))[1]).toBe('birth_date_required');
    const guardian = { name: 'Rania Haddad', relation: 'Mother', drawing: null };
    const { data } = await sign(waiverId, versionId, unknown.as, { birthDate: '2010-01-01', guardian });
    expect(data).toMatchObject({ isMinor: true, guardian });
  });

  it('is missing, signed or outdated in the list of everybody who takes part', async () => {
    const { made, competitionId, as, list } = await cup();
    const { id: waiverId } = await waiver(parts, made.viewer, competitionId);
    const noor = await athlete();
    const divisionId = made.view.divisions[0]?.id;
    const mine = await entry(parts, made, { name: 'Noor', ...(divisionId && { divisionId }) });
    await database.sql.execute(
      sql`update competitions.entries set person_id = ${noor.who.id} where id = ${mine.id}`,
    );
    await entry(parts, made, { name: 'Ada', ...(divisionId && { divisionId }) });
    const signers = async (query = {}) =>
      (await call(listSigners, { params: { waiverId }, query }, { as })).data.map(
        ({ name, state, hasAccount }) => [name, state, hasAccount],
      );
    expect(await signers()).toEqual([
      ['Ada', 'missing', false],
      ['Noor', 'missing', true],
    ]);
    await sign(waiverId, (await list()).waivers[0]?.versionId ?? '', noor.as);
    expect(await signers({ state: 'signed' })).toEqual([['Noor', 'signed', true]]);
    expect(await signers({ search: 'noo' })).toHaveLength(1);
    await call(changeWaiver, { params: { waiverId }, body: { version: 1, text: 'New.' } }, { as });
    expect(await signers({ state: 'outdated' })).toEqual([['Noor', 'outdated', true]]);
    const paged = await call(listSigners, { params: { waiverId }, query: { limit: 1 } }, { as });
    expect([paged.data.length, paged.total, typeof paged.next]).toEqual([1, 2, 'string']);
    expect((await failure(call(listSigners, { params: { waiverId } }, { as: noor.as })))[0]).toBe(403);
  });

  it('is what sellers wait for, until nobody is asked for it anymore', async () => {
    const { made, competitionId, as, list, query } = await cup();
    const { id: waiverId } = await waiver(parts, made.viewer, competitionId);
    const { who, as: signer } = await athlete();
    const check = () =>
      parts.database.transaction((tx) =>
        checkSigned(tx, query, { personIds: [who.id], path: 'body.lines.0' }),
      );
    await expect(check()).rejects.toMatchObject({
      status: 422,
      problems: [{ code: 'waiver_required', path: 'body.lines.0' }],
    });
    await sign(waiverId, (await list()).waivers[0]?.versionId ?? '', signer);
    await check();
    await call(changeWaiver, { params: { waiverId }, body: { version: 1, text: 'New.' } }, { as });
    await expect(check()).rejects.toThrow();
    await call(changeWaiver, { params: { waiverId }, body: { version: 2, isActive: false } }, { as });
    await check();
    expect((await list()).waivers).toEqual([]);
    const versionId = (await list({ as })).waivers[0]?.versionId ?? '';
    expect((await failure(sign(waiverId, versionId, signer)))[1]).toBe('waiver_inactive');
  });
});
