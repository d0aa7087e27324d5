import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStorage } from './make-storage.ts';
import type { FileStorage } from './storage.ts';

let folder = '';
let server: S3rver;
let port = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-storage-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'bucket'),
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  ({ port } = await server.run());
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const bucket = (name: string) => ({
  bucket: name,
  region: 'us-east-1',
  endpoint: `http://127.0.0.1:${port}`,
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  forcePathStyle: true,
});
const kinds: Record<string, () => FileStorage> = {
  folder: () => makeStorage({ bucket: null, dataDir: folder }),
  bucket: () => makeStorage({ bucket: bucket('files'), dataDir: '/nowhere' }),
};

async function keysOf(storage: FileStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.keys()) keys.push(key);
  return keys;
}

async function read(storage: FileStorage, key: string) {
  const file = await storage.get(key);
  if (!file) return null;
  const bytes = await buffer(file.stream);
  expect(bytes.length).toBe(file.size);
  return { bytes, contentType: file.contentType };
}

describe.each(Object.keys(kinds))('files in a %s', (kind) => {
  let storage: FileStorage;
  beforeAll(() => {
    const make = kinds[kind];
    if (!make) throw new Error(kind);
    storage = make();
  });

  it('are none at first', async () => {
    expect(await keysOf(storage)).toEqual([]);
    expect(await storage.get('uploads/a.webp')).toBeNull();
    await storage.remove('uploads/a.webp');
  });

  it('come back as they were put, with the type their key says', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    await storage.put('uploads/b.webp', bytes);
    expect(await read(storage, 'uploads/b.webp')).toEqual({ bytes, contentType: 'image/webp' });
    const nothing = Buffer.alloc(0);
    await storage.put('odd/thing', nothing);
    const contentType = 'application/octet-stream';
    expect(await read(storage, 'odd/thing')).toEqual({ bytes: nothing, contentType });
  });

  it('are replaced whole, also by many at once', async () => {
    const versions = Array.from({ length: 8 }, (_, index) => Buffer.alloc(50_000, index));
    await Promise.all(versions.map((bytes) => storage.put('uploads/c.png', bytes)));
    const found = await read(storage, 'uploads/c.png');
    expect(versions.some((bytes) => found?.bytes.equals(bytes))).toBe(true);
  });

  it('are listed in order', async () => {
    await storage.put('uploads/a.webp', Buffer.from('a'));
    expect(await keysOf(storage)).toEqual(['odd/thing', 'uploads/a.webp', 'uploads/b.webp', 'uploads/c.png']);
  });

  it('are gone once removed', async () => {
    await storage.remove('uploads/a.webp');
    expect(await storage.get('uploads/a.webp')).toBeNull();
    expect(await keysOf(storage)).not.toContain('uploads/a.webp');
  });

  it.each([
    '../outside',
    'uploads/../../outside',
    '/etc/passwd',
    'uploads//a',
    'uploads/.hidden',
    '.incoming/a',
    'uploads\\a',
    'uploads/a\0.png',
    'Uploads/A.png',
    'a'.repeat(201),
    '',
  ])('never have the key %j', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow("cannot be a file's key");
    await expect(storage.get(key)).rejects.toThrow("cannot be a file's key");
    await expect(storage.remove(key)).rejects.toThrow("cannot be a file's key");
  });
});

describe('a folder', () => {
  it('keeps no draft, and throws away those of a process that was killed', async () => {
    const drafts = join(folder, 'files', '.incoming');
    expect(await readdir(drafts)).toEqual([]);
    await mkdir(drafts, { recursive: true });
    await writeFile(join(drafts, 'old'), 'half a fi');
    await writeFile(join(drafts, 'new'), 'half a fi');
    await utimes(join(drafts, 'old'), new Date(0), new Date(0));
    await makeStorage({ bucket: null, dataDir: folder }).put('uploads/d.png', Buffer.from('d'));
    expect(await readdir(drafts)).toEqual(['new']);
  });
});

describe('a bucket', () => {
  it('that is missing is an error, not an empty one', async () => {
    const storage = makeStorage({ bucket: bucket('missing'), dataDir: '/nowhere' });
    await expect(storage.put('uploads/a.png', Buffer.from('a'))).rejects.toThrow();
    await expect(storage.get('uploads/a.png')).rejects.toThrow();
  });
});
