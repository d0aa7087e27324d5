import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import type { RunningProgram } from '@chalkline/contract/training/enrollment.schema.ts';
import type { NewLog, NewSet } from '@chalkline/contract/training/log.schema.ts';
import type { TrainingReply } from '@chalkline/contract/training/training.schema.ts';
import type { OutboxSend } from '../../patterns/outbox/outbox.ts';
import { DeviceStore } from '../../platform/device-store.ts';
import type { DoneSet } from './plans.ts';
import { restored } from './restored-log.ts';
import type { Noted } from './tap-journal.ts';
import type { WorkoutTimer } from './timers.ts';

/**
 * What a phone keeps of training, in the browser's own database: what was read last, workouts under way, and what the
 * server doesn't have yet. It outlives a closed tab, an update and signing out; each person gets only their own back.
 */
const store = new DeviceStore('training', {
  read: {},
  logs: { keyPath: 'id' },
  sends: { keyPath: 'order', autoIncrement: true },
});

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

/** What the server has to hear of a workout. */
export interface Send extends OutboxSend {
  readonly logId: string;
  readonly what:
    | { readonly kind: 'log'; readonly body: NewLog }
    | { readonly kind: 'set'; readonly setId: string; readonly body: NewSet }
    | { readonly kind: 'set_removed'; readonly setId: string }
    | { readonly kind: 'log_removed' };
}

export type KeptName = 'training' | 'exercises' | 'running';
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
  await store.change(['read'], (at) => at('read').put(value, `${name} ${personId}`));
}

export async function readKept<Name extends KeptName>(
  name: Name,
  personId: string,
): Promise<KeptThings[Name] | null> {
  const found = await store.read<KeptThings[Name] | undefined>('read', (kept) =>
    kept.get(`${name} ${personId}`),
  );
  return found ?? null;
}

/** A workout and what the server has to hear of it, both or neither. */
export async function keepLog(log: KeptLog, sends: readonly Send[]): Promise<void> {
  await store.change(['logs', 'sends'], (at) => {
    for (const send of sends) at('sends').put(send);
    return at('logs').put(log);
  });
}

/** What a page noted that was closed before its database had it: once, however often it is asked. */
export async function restoreLog(noted: Noted): Promise<void> {
  await store.change(['logs', 'sends'], (at) => {
    const asked: IDBRequest<KeptLog | undefined> = at('logs').get(noted.log.id);
    asked.onsuccess = () => {
      const { log, sends } = restored(asked.result ?? null, noted);
      for (const send of sends) at('sends').put(send);
      if (log) at('logs').put(log);
      else at('logs').delete(noted.log.id);
    };
    return asked;
  });
}

export async function dropLog(id: string, sends: readonly Send[] = []): Promise<void> {
  await store.change(['logs', 'sends'], (at) => {
    for (const send of sends) at('sends').put(send);
    return at('logs').delete(id);
  });
}

export async function keepSend(send: Send): Promise<void> {
  await store.change(['sends'], (at) => at('sends').put(send));
}

export async function dropSend(order: number): Promise<void> {
  await store.change(['sends'], (at) => at('sends').delete(order));
}

export function readLogs(): Promise<KeptLog[]> {
  return store.read('logs', (logs) => logs.getAll());
}

/** In the order in which they were done. */
export function readSends(): Promise<Send[]> {
  return store.read('sends', (sends) => sends.getAll());
}

/** Whether this browser was used for training. */
export const hasTrained = () => store.exists();
