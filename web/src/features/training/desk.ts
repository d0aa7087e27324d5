import { CallFailed } from '@chalkline/contract/http/client.ts';
import type { LogReply, NewLog, NewSet } from '@chalkline/contract/training/log.schema.ts';
import { putLog, putSet, removeLog, removeSet } from '@chalkline/contract/training/training.endpoints.ts';
import { useSyncExternalStore } from 'react';
import { call, queryClient } from '../../platform/calls.ts';
import { errorText } from '../../platform/error-texts.ts';
import { session } from '../../platform/session.ts';
import { timeNow } from '../../ui/now.ts';
import { holdUnsaved } from '../../ui/unsaved.ts';
import { mergedLog } from './merged-log.ts';
import type { DoneSet } from './plans.ts';
import { trainingKey } from './training-key.ts';
import {
  dropLog,
  dropSend,
  type KeptLog,
  keepLog,
  keepSend,
  readLogs,
  readSends,
  type Send,
} from './training-store.ts';

const tryAgainMs = 10_000;
/** While the network is there, but another tab sends or the server is busy. */
const shortlyMs = 1000;

export interface DeskView {
  /** Workouts on this phone, of everyone who signed in on it. */
  readonly logs: readonly KeptLog[];
  readonly sends: readonly Send[];
  /** The last try found no network. */
  readonly offline: boolean;
  /** What the phone keeps was read once. */
  readonly ready: boolean;
  /** The phone's storage refused something: it is only in this page. */
  readonly unkept: boolean;
}

/**
 * Training on this phone. Each change is on the phone's disk together with what the server has to hear of it, before
 * anything is sent; it is sent in order, one after the other, from one tab at a time.
 */
class Desk {
  #view: DeskView = { logs: [], sends: [], offline: false, ready: false, unkept: false };
  readonly #listeners = new Set<() => void>();
  readonly #channel = new BroadcastChannel('training');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #started = false;
  /** When the server last took something, by the device's clock. */
  #sentAt = 0;
  #release: (() => void) | null = null;

  readonly view = (): DeskView => this.#view;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Reads what is kept, and sends whenever there may be a network. */
  start(): void {
    if (this.#started) return;
    this.#started = true;
    window.addEventListener('online', () => void this.flush());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.flush();
    });
    session.subscribe(() => void this.flush());
    this.#channel.onmessage = () => void this.#reload();
    void this.flush();
  }

  /** A change of the workout itself, its plan for instance. */
  changeLog(log: KeptLog): Promise<void> {
    const edited = { ...log, editedAt: new Date(timeNow()).toISOString() };
    return this.#keep(edited, [sendOf(edited, { kind: 'log', body: bodyOf(edited) })]);
  }

  /** What only this phone needs to know: rest and timers. */
  noteLog(log: KeptLog): Promise<void> {
    return this.#keep(log, []);
  }

  /** Logs a set or corrects it, with what else changes in the workout. */
  putSet(log: KeptLog, set: DoneSet): Promise<void> {
    const { id, ...body } = set;
    const sets = [...log.sets.filter((one) => one.id !== id), set];
    return this.#keep({ ...log, sets }, [sendOf(log, { kind: 'set', setId: id, body })]);
  }

  removeSet(log: KeptLog, setId: string): Promise<void> {
    const sets = log.sets.filter(({ id }) => id !== setId);
    return this.#keep({ ...log, sets }, [sendOf(log, { kind: 'set_removed', setId })]);
  }

  async removeLog(log: KeptLog): Promise<void> {
    const send = sendOf(log, { kind: 'log_removed' });
    this.#show({
      logs: this.#view.logs.filter(({ id }) => id !== log.id),
      sends: [...this.#view.sends, send],
    });
    await this.#write(() => dropLog(log.id, [send]));
  }

  /**
   * Takes in what other devices did to workouts under way, from a reply that was asked for at a moment. One from before
   * the last send knows less than this phone.
   */
  async merge(personId: string, open: readonly LogReply[], askedAt: number): Promise<void> {
    if (!this.#view.ready) await this.#reload();
    if (askedAt < this.#sentAt) return;
    const unsent = (logId: string) => this.#view.sends.filter((send) => send.logId === logId);
    for (const reply of open) {
      const known = this.#view.logs.find(({ id }) => id === reply.id) ?? null;
      const merged = mergedLog(personId, known, reply, unsent(reply.id));
      if (merged && merged !== known) await this.#keep(merged, []);
    }
    const closed = this.#view.logs.filter(
      (log) =>
        log.personId === personId &&
        log.endedAt === null &&
        unsent(log.id).length === 0 &&
        !open.some(({ id }) => id === log.id),
    );
    await this.#drop(closed);
  }

  /** Sends a refused one again. */
  async retry(send: Send): Promise<void> {
    await this.#write(() => keepSend({ ...send, why: null }));
    await this.flush();
  }

  /** Gives up what the server refused. */
  async discard(send: Send): Promise<void> {
    this.#show({ sends: this.#view.sends.filter((one) => one !== send) });
    await this.#write(async () => {
      if (send.order !== undefined) await dropSend(send.order);
    });
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#reload();
    await navigator.locks.request('training outbox', { ifAvailable: true }, async (lock) => {
      if (lock) await this.#send();
    });
    await this.#tidy();
    const soon = this.#view.offline ? tryAgainMs : shortlyMs;
    if (this.#waiting().length > 0) this.#timer = setTimeout(() => void this.flush(), soon);
  }

  #waiting(): Send[] {
    const personId = session.current()?.user.id ?? null;
    return this.#view.sends.filter((send) => send.why === null && send.personId === personId);
  }

  async #send(): Promise<void> {
    let sent = false;
    for (let [next] = this.#waiting(); next; [next] = this.#waiting()) {
      if (!(await this.#sendOne(next))) break;
      sent = true;
      await this.#reload();
    }
    // Not waited for: the next set must not wait for what is read again.
    if (sent) void queryClient.invalidateQueries({ queryKey: trainingKey });
  }

  /** Finished workouts that the server has need no keeping here. */
  async #tidy(): Promise<void> {
    const { logs, sends } = this.#view;
    const done = logs.filter(
      ({ id, endedAt, editing }) => endedAt && !editing && !sends.some(({ logId }) => logId === id),
    );
    await this.#drop(done);
  }

  async #drop(gone: readonly KeptLog[]): Promise<void> {
    if (gone.length === 0) return;
    this.#show({ logs: this.#view.logs.filter((log) => !gone.includes(log)) });
    for (const { id } of gone) await dropLog(id).catch(() => this.#show({ unkept: true }));
  }

  /** False when there is no use in trying the next one now. */
  async #sendOne(send: Send): Promise<boolean> {
    try {
      await deliver(send);
      this.#sentAt = Date.now();
      this.#show({ offline: false });
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      const { status } = failure;
      this.#show({ offline: status === 0 });
      // No network, a busy server, or signed out: it stays where it is.
      if (status === 0 || status === 401 || status === 429 || status >= 500) return false;
      // What is deleted already is deleted.
      const isGone = status === 404 && send.what.kind.endsWith('_removed');
      if (!isGone) {
        const refused = { ...send, why: errorText(failure) };
        this.#show({ sends: this.#view.sends.map((one) => (one === send ? refused : one)) });
        if (send.order !== undefined) await keepSend(refused);
        return true;
      }
    }
    this.#show({ sends: this.#view.sends.filter((one) => one !== send) });
    if (send.order !== undefined) await dropSend(send.order);
    return true;
  }

  async #keep(log: KeptLog, sends: readonly Send[]): Promise<void> {
    // Shown at once: a tap must not wait for the disk.
    this.#show({
      logs: [...this.#view.logs.filter(({ id }) => id !== log.id), log],
      sends: [...this.#view.sends, ...sends],
    });
    await this.#write(() => keepLog(log, sends));
  }

  /** Writes one after the other, so that the disk never goes back to an older state. */
  #write(make: () => Promise<void>): Promise<void> {
    this.#writes = this.#writes.then(async () => {
      // The browser may drop what it keeps for a site when space gets short, unless it was asked not to.
      void navigator.storage?.persist?.().catch(() => false);
      const isKept = await make().then(
        () => true,
        () => false,
      );
      if (!isKept) this.#show({ unkept: true });
      this.#channel.postMessage('changed');
    });
    return this.#writes.then(() => this.flush());
  }
  #writes: Promise<void> = Promise.resolve();

  async #reload(): Promise<void> {
    await this.#writes;
    const writes = this.#writes;
    const kept = await Promise.all([readLogs(), readSends()]).catch(() => null);
    // What the disk refused is only here; what was written meanwhile is newer than what was read.
    if (!kept || this.#view.unkept || writes !== this.#writes) return this.#show({ ready: true });
    const [logs, sends] = kept;
    this.#show({ logs, sends, ready: true });
  }

  #show(change: Partial<DeskView>): void {
    this.#view = { ...this.#view, ...change };
    if (this.#waiting().length > 0) this.#release ??= holdUnsaved();
    else {
      this.#release?.();
      this.#release = null;
    }
    for (const listener of this.#listeners) listener();
  }
}

function sendOf({ id, personId }: KeptLog, what: Send['what']): Send {
  return { personId, logId: id, what, why: null };
}

export function bodyOf({ name, note, day, startedAt, endedAt, plan, scheduledId, editedAt }: NewLog): NewLog {
  return { name, note, day, startedAt, endedAt, plan, scheduledId, editedAt };
}

async function deliver({ logId, what }: Send): Promise<void> {
  if (what.kind === 'log') await call(putLog, { params: { logId }, body: what.body });
  else if (what.kind === 'log_removed') await call(removeLog, { params: { logId } });
  else if (what.kind === 'set_removed') await call(removeSet, { params: { logId, setId: what.setId } });
  else {
    const body: NewSet = what.body;
    await call(putSet, { params: { logId, setId: what.setId }, body });
  }
}

export const desk = new Desk();

export function useDesk(): DeskView {
  return useSyncExternalStore(desk.subscribe, desk.view);
}
