import { type KeptForm, keptFormsOf } from './kept-values.ts';

/**
 * Keeps what a person typed and did not save beyond logging out, which empties local and session storage (seed §4).
 * It is
 * stored in this browser's database under the person's id and only given back to them.
 */
const databaseName = 'kept-forms';
const storeName = 'forms';

/** Stores the forms; their owner gets them back when they sign in here again. */
export async function putOnShelf(forms: readonly KeptForm[]): Promise<void> {
  if (forms.length === 0) return;
  await change((store) => {
    for (const { key, text } of forms) store.put(text, key);
  });
}

/** Moves a person's kept forms into this tab's session storage, where their forms look for them. */
export async function takeFromShelf(personId: string): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  const beginning = keptFormsOf(personId);
  const mine = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
  const found: KeptForm[] = [];
  await change((store) => {
    const reading = store.openCursor(mine);
    reading.onsuccess = () => {
      const at = reading.result;
      if (!at) return;
      found.push({ key: String(at.key), text: String(at.value) });
      at.delete();
      at.continue();
    };
  });
  for (const { key, text } of found) sessionStorage.setItem(key, text);
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
