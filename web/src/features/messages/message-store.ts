import { DeviceStore } from '../../platform/device-store.ts';

/** Files of messages on their way, until the server has them. */
const store = new DeviceStore('messages', { files: {} });
/** Those of this page, also where the browser's database refuses them. */
const held = new Map<string, Blob>();

export async function keepFile(id: string, file: Blob): Promise<void> {
  held.set(id, file);
  // Without room on the disk it is sent all the same, as long as the page is open.
  await store.change(['files'], (at) => at('files').put(file, id)).catch(() => undefined);
}

export async function readFile(id: string): Promise<Blob | null> {
  const file = held.get(id);
  if (file || !(await store.exists())) return file ?? null;
  return (await store.read<Blob | undefined>('files', (files) => files.get(id))) ?? null;
}

/** Drops all files but these; asked once it is known which there are. */
export async function keepOnlyFiles(ids: () => ReadonlySet<string>): Promise<void> {
  const needed = ids();
  for (const id of held.keys()) if (!needed.has(id)) held.delete(id);
  if (!(await store.exists())) return;
  const keys = await store.read<IDBValidKey[]>('files', (files) => files.getAllKeys());
  const stillNeeded = ids();
  const gone = keys.filter((key) => !stillNeeded.has(String(key)));
  if (gone.length === 0) return;
  await store.change(['files'], (at) => {
    for (const key of gone) at('files').delete(key);
    return null;
  });
}
