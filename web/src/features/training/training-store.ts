import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import type { RunningProgram } from '@chalkline/contract/training/enrollment.schema.ts';
import type { NewLog, NewSet } from '@chalkline/contract/training/log.schema.ts';
import type { TrainingReply } from '@chalkline/contract/training/training.schema.ts';
import type { DoneSet } from './plans.ts';
import type { WorkoutTimer } from './timers.ts';

/**
 * What a phone keeps of training, in the browser's own database: what was read last, workouts under way, and what the
 * server doesn't have yet. It outlives a closed tab, an update and signing out; each person gets only their own back.
 */
const databaseName = 'training';

/** A workout on this phone: under way, or finished and not sent yet. */
export interface KeptLog extends NewLog {
  readonly id: string;
  readonly personId: string;
  readonly sets: readonly DoneSet[];
  /** When the rest is over and how long it is in all, by the device's clock in ms; null when nobody rests. */
  readonly rest: { readonly until: number; readonly length: number } | null;
  readonly timer: WorkoutTimer | null;
  /** A finished one that is changed right now. */
  readonly editing: boolean;
}

/** Something the server has to hear, in the order in which it was done. */
export interface Send {
  /** Given by the database. */
  readonly order?: number;
  readonly personId: string;
  readonly logId: string;
  readonly what:
    | { readonly kind: 'log'; readonly body: NewLog }
    | { readonly kind: 'set'; readonly setId: string; readonly body: NewSet }
    | { readonly kind: 'set_removed'; readonly setId: string }
    | { readonly kind: 'log_removed' };
  /** Why the server refused it; null while it waits. */
  readonly why: string | null;
}

type KeptName = 'training' | 'exercises' | 'running';
interface KeptThings {
  training: TrainingReply;
  exercises: readonly ExerciseReply[];
  running: readonly RunningProgram[];
}

export async function keepRead<Name extends KeptName>(
  name: Name,
  personId: string,
  value: KeptThings[Name],
): Promise<void> {
  await change(['read'], (store) => store('read').put(value, `${name} ${personId}`));
}

export async function readKept<Name extends KeptName>(
  name: Name,
  personId: string,
): Promise<KeptThings[Name] | null> {
  const found = await read<KeptThings[Name] | undefined>('read', (store) => store.get(`${name} ${personId}`));
  return found ?? null;
}

/** A workout and what the server has to hear of it, both or neither. */
export async function keepLog(log: KeptLog, sends: readonly Send[]): Promise<void> {
  await change(['logs', 'sends'], (store) => {
    store('logs').put(log);
    for (const send of sends) store('sends').put(send);
  });
}

export async function dropLog(id: string, sends: readonly Send[] = []): Promise<void> {
  await change(['logs', 'sends'], (store) => {
    store('logs').delete(id);
    for (const send of sends) store('sends').put(send);
  });
}

export async function keepSend(send: Send): Promise<void> {
  await change(['sends'], (store) => store('sends').put(send));
}

export async function dropSend(order: number): Promise<void> {
  await change(['sends'], (store) => store('sends').delete(order));
}

export function readLogs(): Promise<KeptLog[]> {
  return read('logs', (store) => store.getAll());
}

/** In the order in which they were done. */
export function readSends(): Promise<Send[]> {
  return read('sends', (store) => store.getAll());
}

/** Whether this browser was used for training. Looking must not create the database for every visitor. */
export async function hasTrained(): Promise<boolean> {
  const databases = await globalThis.indexedDB?.databases?.();
  return databases?.some(({ name }) => name === databaseName) ?? false;
}

type StoreName = 'read' | 'logs' | 'sends';

/** Resolves once the change is on the disk. */
async function change(
  names: readonly StoreName[],
  make: (store: (name: StoreName) => IDBObjectStore) => unknown,
): Promise<void> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction([...names], 'readwrite', { durability: 'strict' });
    make((name) => transaction.objectStore(name));
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

async function read<Value>(
  name: StoreName,
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const request = ask(database.transaction(name).objectStore(name));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let opened: Promise<IDBDatabase> | null = null;

/** Kept open: opening it at each tap would take too long. */
function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('read');
      opening.result.createObjectStore('logs', { keyPath: 'id' });
      opening.result.createObjectStore('sends', { keyPath: 'order', autoIncrement: true });
    };
    const forget = () => {
      opened = null;
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
  return opened;
}
