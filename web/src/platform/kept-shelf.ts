import { type KeptForm, keptFormsOf } from './kept-values.ts';

/**
 * Keeps what a person typed and did not save beyond logging out, which empties local and session storage (seed §4).
 * It is stored in this browser's database under the person's id and only given back to them. After 30 days it is
 * deleted: the browser may be shared, and its person may never sign in here again.
 */
const databaseName = 'kept-forms';
const storeName = 'forms';

const keptForMs = 30 * 24 * 60 * 60 * 1000;

/** What is stored under the key of a form. */
interface Kept {
  readonly text: string;
  /** Milliseconds. */
  readonly keptAt: number;
}

/** The text of a stored form; null once it has expired, or if it was stored when forms had no date. */
export function textOfKept(stored: unknown, now: number): string | null {
  const { text, keptAt = 0 } = stored as Partial<Kept>;
  return text === undefined || now - keptAt > keptForMs ? null : text;
}

/** Stores the forms; their owner gets them back when they sign in here again. */
export async function putOnShelf(forms: readonly KeptForm[], now = Date.now()): Promise<void> {
  if (forms.length === 0) return;
  await change((store) => {
    for (const { key, text } of forms) store.put({ text, keptAt: now } satisfies Kept, key);
  });
}

/**
 * Moves a person's kept forms into this tab's session storage, where their forms look for them. Signing in works
 * without them, so a failure is only logged.
 */
export async function takeFromShelf(personId: string, now = Date.now()): Promise<void> {
  const beginning = keptFormsOf(personId);
  const found: KeptForm[] = [];
  try {
    await sweep((key, text) => {
      const isMine = key.startsWith(beginning);
      if (isMine) found.push({ key, text });
      return isMine;
    }, now);
  } catch (failure) {
    // biome-ignore lint/suspicious/noConsole: signing in still works, and the user can't fix this
    console.warn('Forms kept at the last log-out could not be read.', failure);
  }
  for (const { key, text } of found) sessionStorage.setItem(key, text);
}

/** Deletes what has expired, even if nobody signs in here again. */
export async function clearShelf(now = Date.now()): Promise<void> {
  await sweep(() => false, now);
}

/** Looks at every kept form and deletes those that are taken, and those that have expired. */
async function sweep(isTaken: (key: string, text: string) => boolean, now: number): Promise<void> {
  // Opening a database would create it for every visitor.
  const databases = await globalThis.indexedDB?.databases();
  if (!databases?.some(({ name }) => name === databaseName)) return;
  await change((store) => {
    const reading = store.openCursor();
    reading.onsuccess = () => {
      const at = reading.result;
      if (!at) return;
      const text = textOfKept(at.value, now);
      if (text === null || isTaken(String(at.key), text)) at.delete();
      at.continue();
    };
  });
}

/** Resolves once the change is stored. */
async function change(make: (store: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(storeName, 'readwrite');
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      make(transaction.objectStore(storeName));
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}
