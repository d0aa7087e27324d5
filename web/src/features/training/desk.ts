import type { CallFailed } from '@chalkline/contract/http/client.ts';
import type { LogReply, NewLog, NewSet } from '@chalkline/contract/training/log.schema.ts';
import { putLog, putSet, removeLog, removeSet } from '@chalkline/contract/training/training.endpoints.ts';
import { useSyncExternalStore } from 'react';
import { Outbox, type OutboxView } from '../../patterns/outbox/outbox.ts';
import { call, queryClient } from '../../platform/calls.ts';
import { timeNow } from '../../ui/now.ts';
import { mergedLog, nextEdit } from './merged-log.ts';
import type { DoneSet } from './plans.ts';
import { dropTap, leftTaps, noteTap } from './tap-journal.ts';
import { trainingKey } from './training-key.ts';
import {
  dropLog,
  dropSend,
  type KeptLog,
  keepLog,
  keepSend,
  readLogs,
  readSends,
  restoreLog,
  type Send,
} from './training-store.ts';

export interface DeskView extends OutboxView<Send> {
  /** Workouts on this phone, of everyone who signed in on it. */
  readonly logs: readonly KeptLog[];
}

/** Training on this phone: each change is kept together with what the server has to hear of it. */
class Desk extends Outbox<Send, DeskView> {
  /** When the server last took something, by the device's clock. */
  #sentAt = 0;

  constructor() {
    const view = { logs: [], sends: [], offline: false, ready: false, unkept: false };
    super('training', { keep: keepSend, drop: dropSend }, view);
  }

  /** A change of the workout itself, its plan for instance. */
  changeLog(log: KeptLog): Promise<void> {
    const edited = { ...log, editedAt: nextEdit(log, timeNow()) };
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
    const tap = noteTap({ log, sends: [send] });
    this.show({
      logs: this.view().logs.filter(({ id }) => id !== log.id),
      sends: [...this.view().sends, send],
    });
    await this.write(async () => {
      await dropLog(log.id, [send]);
      dropTap(tap);
    });
  }

  /**
   * Takes in what other devices did to workouts under way, from a reply that was asked for at a moment. One from before
   * the last send knows less than this phone.
   */
  async merge(personId: string, open: readonly LogReply[], askedAt: number): Promise<void> {
    if (!this.view().ready) await this.reload();
    if (askedAt < this.#sentAt) return;
    const unsent = (logId: string) => this.view().sends.filter((send) => send.logId === logId);
    for (const reply of open) {
      const known = this.view().logs.find(({ id }) => id === reply.id) ?? null;
      const merged = mergedLog(personId, known, reply, unsent(reply.id));
      if (merged && merged !== known) await this.#keep(merged, []);
    }
    const closed = this.view().logs.filter(
      (log) =>
        log.personId === personId &&
        log.endedAt === null &&
        unsent(log.id).length === 0 &&
        !open.some(({ id }) => id === log.id),
    );
    await this.#drop(closed);
  }

  protected override async recover(): Promise<void> {
    for (const { key, noted } of leftTaps()) {
      await restoreLog(noted);
      dropTap(key);
    }
  }

  protected async readKept(): Promise<Partial<DeskView>> {
    const [logs, sends] = await Promise.all([readLogs(), readSends()]);
    return { logs, sends };
  }

  protected async deliver(send: Send): Promise<void> {
    await deliver(send);
    this.#sentAt = Date.now();
  }

  protected isDone({ status }: CallFailed, { what }: Send): boolean {
    // What is deleted already is deleted.
    return status === 404 && what.kind.endsWith('_removed');
  }

  protected sent(): Promise<void> {
    return queryClient.invalidateQueries({ queryKey: trainingKey });
  }

  /** Finished workouts that the server has need no keeping here. */
  protected override async tidy(): Promise<void> {
    const { logs, sends } = this.view();
    const done = logs.filter(
      ({ id, endedAt, editing }) => endedAt && !editing && !sends.some(({ logId }) => logId === id),
    );
    await this.#drop(done);
  }

  async #drop(gone: readonly KeptLog[]): Promise<void> {
    if (gone.length === 0) return;
    this.show({ logs: this.view().logs.filter((log) => !gone.includes(log)) });
    for (const { id } of gone) await dropLog(id).catch(() => this.show({ unkept: true }));
  }

  async #keep(log: KeptLog, sends: readonly Send[]): Promise<void> {
    const tap = noteTap({ log, sends });
    // Shown at once: a tap must not wait for the disk.
    this.show({
      logs: [...this.view().logs.filter(({ id }) => id !== log.id), log],
      sends: [...this.view().sends, ...sends],
    });
    await this.write(async () => {
      await keepLog(log, sends);
      dropTap(tap);
    });
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
