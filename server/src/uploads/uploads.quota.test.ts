import { uploadQuota } from '@chalkline/contract/uploads/upload-quota.rules.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { identify } from '../accounts/sessions/sessions.identify.service.ts';
import { organization } from '../organizations/organizations.factory.ts';
import { deleteExpired } from '../platform/database/retention.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { newId } from '../platform/ids/new-id.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { setUploads } from './uploads.attach.service.ts';
import { pictureFile } from './uploads.factory.ts';
import { sweepUploads } from './uploads.sweep.service.ts';
import { type UploadRow, uploadRetention, uploads } from './uploads.table.ts';

const { call, clock, database, parts, settle } = await testApp();
const day = 24 * 3_600_000;
const picture = new File([Uint8Array.from(await pictureFile())], 'picture.png');

async function somebody(organizationId: string | null = null) {
  const as = await signedIn(parts, await person(parts, { organizationId }));
  const viewer = await identify(parts)(as);
  if (!viewer) throw new Error('Nobody is signed in.');
  return { as, viewer };
}
const send = (as: string) => call(uploadImage, { body: {} }, { as, files: { file: picture } });

/** So many uploads of these people came just now. */
async function used(viewer: Viewer, files: number, bytes = 1) {
  const now = clock.now();
  const row = (): UploadRow => ({
    id: newId(now.getTime()),
    ownerId: viewer.personId,
    state: 'unattached',
    contentType: 'image/png',
    bytes,
    width: 1,
    height: 1,
    name: null,
    subjectKind: null,
    subjectId: null,
    quotaOf: viewer.organizationId,
    createdAt: now,
  });
  await database.sql.insert(uploads).values(Array.from({ length: files }, row));
}

describe('what may be uploaded within 24 hours', () => {
  it('is so many files of one person, however many come at once, and then no more', async () => {
    const { as, viewer } = await somebody();
    await used(viewer, uploadQuota.person.files - 2);
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => send(as)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(send(as)).rejects.toMatchObject({
      status: 429,
      code: 'upload_quota_used',
      retryAfter: day / 1000,
      message: expect.stringMatching(/You have 0 files and \d+\.\d MB left in these 24 hours/),
    });
    const other = await somebody();
    await send(other.as);
    clock.advance(day);
    await send(as);
  });

  it('is so many bytes of one person', async () => {
    const { as, viewer } = await somebody();
    await used(viewer, 1, uploadQuota.person.bytes - 10);
    await expect(send(as)).rejects.toMatchObject({ code: 'upload_quota_used' });
  });

  it('is limited per organization, whichever member uploads', async () => {
    const { id } = await organization(parts);
    const all = await Promise.all(Array.from({ length: 6 }, () => somebody(id)));
    const [first] = all as [Awaited<ReturnType<typeof somebody>>];
    await used({ ...first.viewer, personId: (await somebody()).viewer.personId }, 3_999);
    const sent = await Promise.allSettled(all.map(({ as }) => send(as)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(send(first.as)).rejects.toMatchObject({
      code: 'upload_quota_used',
      message: expect.stringMatching(/Your organization has 0 files/),
    });
  });

  it('is not given back by throwing away what was uploaded', async () => {
    const { as, viewer } = await somebody();
    await used(viewer, uploadQuota.person.files - 1);
    const { data } = await send(as);
    const subject = { kind: 'thing', id: newId() };
    const set = (ids: string[]) =>
      database.transaction((tx) => setUploads(parts, tx, viewer, subject, { ids, path: 'body.images' }));
    await set([data.id]);
    await set([]);
    await settle();
    await sweepUploads(parts);
    await expect(send(as)).rejects.toMatchObject({ code: 'upload_quota_used' });
    clock.advance(day + 1);
    await sweepUploads(parts);
    await deleteExpired(database.sql, [uploadRetention], clock.now());
    const rows = await database.sql
      .select()
      .from(uploads)
      .where(and(eq(uploads.ownerId, viewer.personId)));
    expect(rows).toEqual([]);
  });
});
