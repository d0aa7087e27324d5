import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { identify } from '../accounts/sessions/sessions.identify.service.ts';
import { viewersOfSessions } from '../accounts/sessions/sessions.viewers.service.ts';
import { retentions } from '../manifests.ts';
import { deleteExpired } from '../platform/database/retention.ts';
import { makeRateGate } from '../platform/http/rate-gate.ts';
import { register } from '../platform/http/register.ts';
import { makeServer } from '../platform/http/server.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { newId } from '../platform/ids/new-id.ts';
import { animatedGif, pngOfOneColor } from '../platform/testing/drawn-images.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { setUploads } from './uploads.attach.service.ts';
import { pictureFile, upload } from './uploads.factory.ts';
import { type UploadSubject, withPath } from './uploads.fetch.service.ts';
import { findUpload } from './uploads.repository.ts';
import { uploadsRoutes } from './uploads.routes.ts';
import { storageKey } from './uploads.rules.ts';
import { sweepUploads } from './uploads.sweep.service.ts';

const { app, parts, database, clock, call, settle } = await testApp();

async function somebody(accountType: AccountType = 'trainee') {
  const token = await signedIn(parts, await person(parts, { accountType }));
  const viewer = await identify(parts)(token);
  if (!viewer) throw new Error('Nobody is signed in.');
  return { token, viewer };
}

/** Things that pictures hang on in these tests: seen by everybody, or by the people listed. */
const seenBy = new Map<string, 'everybody' | readonly Viewer[]>();
const subjects: readonly UploadSubject[] = [
  {
    kind: 'thing',
    maySee: async (_parts, viewer, id) => {
      const who = seenBy.get(id) ?? [];
      return who === 'everybody' || who.some(({ personId }) => personId === viewer?.personId);
    },
  },
];
const files = await makeServer(parts, { strict: true });
const [, fetching] = uploadsRoutes({ subjects, viewersOfSessions });
if (!fetching) throw new Error('No call fetches uploads.');
register(files, fetching, { parts, gate: makeRateGate(), strict: true, identify: identify(parts) });

function thing(who: 'everybody' | readonly Viewer[]) {
  const id = newId();
  seenBy.set(id, who);
  return { kind: 'thing', id };
}

function setPictures(viewer: Viewer, subject: { kind: string; id: string }, ids: readonly string[]) {
  return database.transaction((tx) => setUploads(parts, tx, viewer, subject, { ids, path: 'body.images' }));
}

async function refused(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof CallFailed) return `${error.status} ${error.code}`;
  return error && typeof error === 'object' && 'status' in error ? String(error.status) : 'not refused';
}

const send = (bytes: Buffer, as?: string, name = 'picture.png') =>
  call(
    uploadImage,
    { body: {} },
    { ...(as && { as }), files: { file: new File([Uint8Array.from(bytes)], name) } },
  );

describe('uploading', () => {
  it('gives a path under which the owner, and nobody else, sees the picture', async () => {
    const { token, viewer } = await somebody();
    const { data } = await send(await pictureFile(), token);
    expect(data).toMatchObject({ width: 60, height: 40 });
    const row = await findUpload(database.sql, data.id);
    expect(row).toMatchObject({ state: 'unattached', ownerId: viewer.personId, contentType: 'image/png' });
    const reply = await app.inject(imageAddress(data.path));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(row?.bytes),
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await sharp(reply.rawPayload).metadata()).width).toBe(60);
    expect((await app.inject(imageAddress(`${data.id}.png`))).statusCode).toBe(404);
  });

  it('takes a photograph of many megabytes', async () => {
    const { token } = await somebody();
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
    const create = { width: 2400, height: 1600, channels: 3, background: '#888', noise } as const;
    const bytes = await sharp({ create }).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
    expect(bytes.length).toBeGreaterThan(6 * 1_048_576);
    expect((await send(bytes, token)).data).toMatchObject({ width: 2400, height: 1600 });
  });

  it('needs somebody', async () => {
    expect(await refused(send(await pictureFile()))).toBe('401 not_signed_in');
  });

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['SVG named .png', '415 unsupported_media_type', () => Buffer.from('<svg onload="alert(1)"/>')],
    ['a page', '415 unsupported_media_type', () => Buffer.from('<!doctype html><script></script>')],
    ['no bytes', '422 required', () => Buffer.alloc(0)],
    ['a page behind the magic of a jpeg', '422 image_unreadable', () => Buffer.from('ffd8ff3c', 'hex')],
    ['half a picture', '422 image_unreadable', async () => (await pictureFile()).subarray(0, 60)],
    ['a bomb', '422 image_too_many_pixels', () => pngOfOneColor(30_000, 30_000)],
    ['10,000 frames', '422 image_too_many_frames', () => animatedGif(10_000, 1, 1)],
    ['more than 15 MB', '413 too_large', () => Buffer.alloc(15 * 1_048_576 + 1, 'a')],
  ])('refuses %s with %s and stores nothing', async (_what, wanted, make) => {
    const { token, viewer } = await somebody();
    expect(await refused(send(await make(), token))).toBe(wanted);
    const { rows } = await database.pool.query('select 1 from uploads.uploads where owner_id = $1', [
      viewer.personId,
    ]);
    expect(rows).toEqual([]);
  });

  it('believes the bytes and never the name', async () => {
    const { token } = await somebody();
    for (const name of ['../../etc/passwd', 'x\u0000.svg', 'a.html', '.', 'ü'.repeat(300)]) {
      const { data } = await send(await pictureFile(), token, name);
      expect(data.path).toMatch(/^[0-9a-f-]{36}\.png\?/);
    }
    const keys: string[] = [];
    for await (const key of parts.storage.keys()) keys.push(key);
    expect(keys.every((key) => /^uploads\/[0-9a-f-]{36}\.\w+$/.test(key))).toBe(true);
  });

  it('keeps an animation moving', async () => {
    const { token } = await somebody();
    const { data } = await send(animatedGif(7, 20, 10), token);
    const reply = await app.inject(imageAddress(data.path));
    expect(reply.headers['content-type']).toBe('image/gif');
    expect((await sharp(reply.rawPayload, { animated: true }).metadata()).pages).toBe(7);
  });

  it.each<[string, number, () => Buffer]>([
    ['hundreds of fields', 400, () => form(...Array.from({ length: 300 }, (_, n) => field(`f${n}`, 'x')))],
    ['two files', 400, () => form(file('file', 'a'), file('file', 'b'))],
    ['a file under another name', 400, () => form(file('other', 'a'))],
    ['a field that is far too long', 422, () => form(field('title', 'x'.repeat(100_001)))],
    ['no file', 422, () => form(field('title', 'x'))],
    ['a form that breaks off', 400, () => form(file('file', 'a')).subarray(0, 80)],
    ['a file name with NUL', 415, () => form(file('file', 'a', 'a\u0000b.png'))],
  ])('answers %s with %i in the envelope', async (_what, status, make) => {
    const { token } = await somebody();
    const reply = await app.inject({
      method: 'POST',
      url: uploadImage.path,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: make(),
    });
    expect(reply.statusCode).toBe(status);
    expect(reply.json().errors).toHaveLength(1);
  });

  it('refuses what is no form', async () => {
    const { token } = await somebody();
    const headers = { authorization: `Bearer ${token}` };
    const reply = await app.inject({
      method: 'POST',
      url: uploadImage.path,
      headers,
      payload: { file: 'x' },
    });
    expect(reply.statusCode).toBe(415);
  });

  it('is for thirty a minute', async () => {
    const { token } = await somebody();
    const nothing = Array.from({ length: 31 }, () => refused(send(Buffer.from('x'), token)));
    const answers = await Promise.all(nothing);
    expect(answers.filter((answer) => answer === '429 too_many_requests')).toHaveLength(1);
  });
});

describe('a picture', () => {
  it('of something public is for everybody, and may be kept', async () => {
    const { viewer } = await somebody();
    const row = await upload(parts, viewer);
    await setPictures(viewer, thing('everybody'), [row.id]);
    const { path } = withPath(parts, viewer, row, 'everybody');
    expect(path).toBe(`${row.id}.png`);
    const reply = await files.inject(imageAddress(path));
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=3600, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const headers = { 'if-none-match': String(reply.headers.etag) };
    expect((await files.inject({ url: imageAddress(path), headers })).statusCode).toBe(304);
    expect((await files.inject(imageAddress(`${row.id}.jpg`))).statusCode).toBe(404);
  });

  it('of something private is for those who may see it, each by a pass of their own', async () => {
    const [owner, friend, stranger] = await Promise.all([somebody(), somebody(), somebody()]);
    const row = await upload(parts, owner.viewer);
    const subject = thing([owner.viewer, friend.viewer]);
    await setPictures(owner.viewer, subject, [row.id]);
    const fetch = (viewer: Viewer) => files.inject(imageAddress(withPath(parts, viewer, row, 'viewer').path));
    expect((await fetch(friend.viewer)).statusCode).toBe(200);
    expect((await fetch(stranger.viewer)).statusCode).toBe(404);
    expect((await files.inject(imageAddress(`${row.id}.png`))).statusCode).toBe(404);
    // Who leaves sees nothing from that moment on, whatever pass is still good.
    seenBy.set(subject.id, [owner.viewer]);
    expect((await fetch(friend.viewer)).statusCode).toBe(404);
  });

  it('is not shown by a pass that is old, altered, for another file or of a session that ended', async () => {
    const { token, viewer } = await somebody();
    const [row, other] = await Promise.all([upload(parts, viewer), upload(parts, viewer)]);
    const { path } = withPath(parts, viewer, row, 'viewer');
    const status = async (address: string) => (await files.inject(imageAddress(address))).statusCode;
    expect(await status(path)).toBe(200);
    expect(await status(path.replace(row.id, other.id))).toBe(404);
    expect(await status(`${path}x`)).toBe(404);
    expect(await status(`${path}&pass=x`)).toBe(400);
    expect(await status(path.replace(/pass=\w/, 'pass=z'))).toBe(404);
    clock.advance(4 * 60_000);
    expect(await status(path)).toBe(200);
    clock.advance(6 * 60_000);
    expect(await status(path)).toBe(404);
    const again = withPath(parts, viewer, row, 'viewer').path;
    expect(await status(again)).toBe(200);
    const headers = { authorization: `Bearer ${token}` };
    await app.inject({ method: 'DELETE', url: '/api/sessions/current', headers });
    expect(await status(again)).toBe(404);
  });

  it.each(['x', '..%2f..%2fapp-secret', `${newId()}.png`, `${newId()}`])(
    'that never was, %s, is answered like one that may not be seen',
    async (name) => {
      const reply = await app.inject(`/api/uploads/${name}`);
      expect(reply.statusCode).toBe(404);
      expect(reply.json().errors[0].code).toBe('not_found');
    },
  );

  it('has no NUL in its address, like nothing else', async () => {
    expect((await app.inject('/api/uploads/%00.png')).statusCode).toBe(400);
  });
});

describe('attaching', () => {
  it("refuses somebody else's, one that hangs elsewhere, one that never was, and changes nothing", async () => {
    const [mine, theirs] = await Promise.all([somebody(), somebody()]);
    const subject = thing('everybody');
    const [own, used, foreign] = [
      await upload(parts, mine.viewer),
      await upload(parts, mine.viewer),
      await upload(parts, theirs.viewer),
    ];
    await setPictures(mine.viewer, thing('everybody'), [used.id]);
    for (const id of [foreign.id, used.id, newId(), 'x']) {
      expect(await refused(setPictures(mine.viewer, subject, [own.id, id]))).toBe('422');
    }
    expect((await findUpload(database.sql, own.id))?.state).toBe('unattached');
    expect((await findUpload(database.sql, foreign.id))?.state).toBe('unattached');
  });

  it('keeps what stays, even others’ uploads, and removes what goes, at once and for good', async () => {
    const [first, second] = await Promise.all([somebody(), somebody()]);
    const subject = thing('everybody');
    const [a, b] = [await upload(parts, first.viewer), await upload(parts, first.viewer)];
    await setPictures(first.viewer, subject, [a.id, b.id]);
    const c = await upload(parts, second.viewer);
    await setPictures(second.viewer, subject, [b.id, c.id]);
    const address = imageAddress(`${a.id}.png`);
    expect((await files.inject(address)).statusCode).toBe(404);
    await settle();
    expect((await findUpload(database.sql, a.id))?.state).toBe('removed');
    expect(await parts.storage.get(storageKey(a))).toBeNull();
    expect((await files.inject(imageAddress(`${b.id}.png`))).statusCode).toBe(200);
    expect((await files.inject(imageAddress(`${c.id}.png`))).statusCode).toBe(200);
  });

  it('of one picture to two things at once works for one of them', async () => {
    const { viewer } = await somebody();
    for (let round = 0; round < 5; round++) {
      const { id } = await upload(parts, viewer);
      const tries = [1, 2, 3].map(() => refused(setPictures(viewer, thing('everybody'), [id])));
      expect((await Promise.all(tries)).toSorted()).toEqual(['422', '422', 'not refused']);
    }
  });
});

describe('a picture that hangs on nothing', () => {
  it('goes after a day, with its file', async () => {
    const { viewer } = await somebody();
    const old = await upload(parts, viewer);
    const used = await upload(parts, viewer);
    await setPictures(viewer, thing('everybody'), [used.id]);
    clock.advance(23 * 3_600_000);
    const young = await upload(parts, viewer);
    const sweep = async () => {
      await sweepUploads(parts);
      await deleteExpired(database.sql, retentions, clock.now());
    };
    await sweep();
    expect((await findUpload(database.sql, old.id))?.state).toBe('unattached');
    clock.advance(3_600_001);
    await sweep();
    await sweep();
    expect(await findUpload(database.sql, old.id)).toBeNull();
    expect(await parts.storage.get(storageKey(old))).toBeNull();
    expect((await findUpload(database.sql, young.id))?.state).toBe('unattached');
    expect((await findUpload(database.sql, used.id))?.state).toBe('attached');
  });
});

const boundary = 'a-line-between';

function form(...fields: Buffer[]): Buffer {
  return Buffer.concat([...fields, Buffer.from(`--${boundary}--\r\n`)]);
}

function field(name: string, value: string): Buffer {
  return Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
}

function file(name: string, content: string, filename = 'a.png'): Buffer {
  const disposition = `content-disposition: form-data; name="${name}"; filename="${filename}"`;
  return Buffer.from(`--${boundary}\r\n${disposition}\r\ncontent-type: image/png\r\n\r\n${content}\r\n`);
}
