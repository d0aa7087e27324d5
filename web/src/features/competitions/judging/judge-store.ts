import type {
  JudgeScoreReply,
  JudgingReply,
  NewJudgeScore,
} from '@chalkline/contract/competitions/judging.schema.ts';
import type { ScoreDraft } from './score-draft.ts';

/**
 * What a judge's phone keeps, in the browser's own database: the lanes of the day, scores on their way, and what is being
 * counted right now. It outlives a closed tab, an update and signing out; each person gets only their own back.
 */
const databaseName = 'judging';

/** A score as the judge entered it, with what became of it. */
export interface FloorScore extends Omit<NewJudgeScore, 'previousId'> {
  /** Given by the database, in the order of entering: the device's clock may be wrong. */
  readonly order?: number;
  readonly submissionId: string;
  readonly personId: string;
  readonly competitionId: string;
  /** The score it corrects, as the phone saw it. */
  readonly previousId: string | null;
  /** The submission it corrects, if that was still on its way. */
  readonly follows: string | null;
  readonly understood: string;
  readonly about: ScoreAbout;
  readonly state: 'waiting' | 'sent' | 'refused';
  readonly receipt: JudgeScoreReply | null;
  /** Why it was refused. */
  readonly why: string | null;
}

/** What the outbox shows of it. */
export interface ScoreAbout {
  readonly heatId: string;
  readonly lane: number;
  readonly athlete: string;
  readonly bib: number;
  readonly workout: string;
}

/** What was read last, and how far the server's clock was ahead then, in ms. */
export interface KeptDay {
  readonly reply: JudgingReply;
  readonly ahead: number;
  /** By the device's clock. */
  readonly keptAt: number;
}

export async function keepDay(personId: string, day: KeptDay): Promise<void> {
  await change('days', (store) => store.put(day, personId));
}

export async function readDay(personId: string): Promise<KeptDay | null> {
  return (await read<KeptDay | undefined>('days', (store) => store.get(personId))) ?? null;
}

export async function keepScore(score: FloorScore): Promise<number> {
  return Number(await change('scores', (store) => store.put(score)));
}

export async function removeScores(orders: readonly number[]): Promise<void> {
  if (orders.length > 0)
    await change('scores', (store) => {
      for (const order of orders) store.delete(order);
      return null;
    });
}

/** In the order of entering. */
export function readScores(): Promise<FloorScore[]> {
  return read<FloorScore[]>('scores', (store) => store.getAll());
}

export async function keepDraft(key: string, draft: ScoreDraft | null): Promise<void> {
  await change('drafts', (store) => (draft === null ? store.delete(key) : store.put(draft, key)));
}

export async function readDraft(key: string): Promise<ScoreDraft | null> {
  return (await read<ScoreDraft | undefined>('drafts', (store) => store.get(key))) ?? null;
}

/** Whether this browser was used for judging. Looking must not create the database for every visitor. */
export async function hasJudged(): Promise<boolean> {
  const databases = await globalThis.indexedDB?.databases?.();
  return databases?.some(({ name }) => name === databaseName) ?? false;
}

type StoreName = 'days' | 'scores' | 'drafts';

/** Resolves once the change is on the disk. */
async function change(
  name: StoreName,
  make: (store: IDBObjectStore) => IDBRequest | null,
): Promise<IDBValidKey | undefined> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
    const request = make(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request?.result as IDBValidKey | undefined);
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
      opening.result.createObjectStore('days');
      opening.result.createObjectStore('scores', { keyPath: 'order', autoIncrement: true });
      opening.result.createObjectStore('drafts');
    };
    opening.onsuccess = () => {
      const database = opening.result;
      const forget = () => {
        opened = null;
      };
      database.onclose = forget;
      database.onversionchange = () => {
        forget();
        database.close();
      };
      resolve(database);
    };
    opening.onerror = () => {
      opened = null;
      reject(opening.error);
    };
  });
  return opened;
}
