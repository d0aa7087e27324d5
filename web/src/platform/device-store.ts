/**
 * A database of this browser (IndexedDB) for what has to outlive a closed tab, an update and signing out. Changes are on the
 * disk before they resolve.
 */
export class DeviceStore<Name extends string> {
  readonly #name: string;
  readonly #stores: Readonly<Record<Name, IDBObjectStoreParameters>>;
  #opened: Promise<IDBDatabase> | null = null;

  constructor(name: string, stores: Readonly<Record<Name, IDBObjectStoreParameters>>) {
    this.#name = name;
    this.#stores = stores;
  }

  /** Whether it was used here. Looking must not create the database for every visitor. */
  async exists(): Promise<boolean> {
    const databases = await globalThis.indexedDB?.databases?.();
    return databases?.some(({ name }) => name === this.#name) ?? false;
  }

  /** Changes several stores, all or none. Resolves with what the last request gave, once it is on the disk. */
  async change(
    names: readonly Name[],
    make: (store: (name: Name) => IDBObjectStore) => IDBRequest | null,
  ): Promise<unknown> {
    const database = await this.#open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction([...names], 'readwrite', { durability: 'strict' });
      const request = make((name) => transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  async read<Value>(name: Name, ask: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
    const database = await this.#open();
    return new Promise((resolve, reject) => {
      const request = ask(database.transaction(name).objectStore(name));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }

  /** Kept open: opening it at each tap would take too long. */
  #open(): Promise<IDBDatabase> {
    this.#opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(this.#name, 1);
      opening.onupgradeneeded = () => {
        for (const [name, options] of Object.entries<IDBObjectStoreParameters>(this.#stores))
          opening.result.createObjectStore(name, options);
      };
      const forget = () => {
        this.#opened = null;
      };
      opening.onsuccess = () => {
        const database = opening.result;
        database.onclose = forget;
        database.onversionchange = () => {
          forget();
          database.close();
        };
        resolve(database);
      };
      opening.onerror = () => {
        forget();
        reject(opening.error);
      };
    });
    return this.#opened;
  }
}
