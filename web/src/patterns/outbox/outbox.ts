import { CallFailed } from '@chalkline/contract/http/client.ts';
import { errorText } from '../../platform/error-texts.ts';
import { session } from '../../platform/session.ts';
import { holdUnsaved } from '../../ui/unsaved.ts';

const tryAgainMs = 10_000;
/** While the network is there, but another tab sends or the server is busy. */
const shortlyMs = 1000;

/** Something the server has to hear, in the order in which it was done. */
export interface OutboxSend {
  /** Given by the database. */
  readonly order?: number;
  readonly personId: string;
  /** Why the server refused it; null while it waits. */
  readonly why: string | null;
}

export interface OutboxView<Send> {
  /** Of everyone who signed in on this device. */
  readonly sends: readonly Send[];
  /** The last try found no network. */
  readonly offline: boolean;
  /** What the device keeps was read once. */
  readonly ready: boolean;
  /** The device's storage refused something: it is only in this page. */
  readonly unkept: boolean;
}

/** Where an outbox keeps what waits. */
export interface KeptSends<Send> {
  readonly keep: (send: Send) => Promise<unknown>;
  readonly drop: (order: number) => Promise<unknown>;
}

/**
 * Changes made on this device first. Each is on its disk before anything is sent; it is sent in order, one after the
 * other, from one tab at a time, and stays until the server took or refused it.
 */
export abstract class Outbox<Send extends OutboxSend, View extends OutboxView<Send>> {
  readonly #name: string;
  readonly #kept: KeptSends<Send>;
  #view: View;
  readonly #listeners = new Set<() => void>();
  readonly #channel: BroadcastChannel;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #started = false;
  /** Held while something waits: signing out asks first, and a new version of the app waits. */
  #release: (() => void) | null = null;
  #writes: Promise<void> = Promise.resolve();

  constructor(name: string, kept: KeptSends<Send>, view: View) {
    this.#name = name;
    this.#kept = kept;
    this.#view = view;
    this.#channel = new BroadcastChannel(name);
  }

  /** What the device keeps. */
  protected abstract readKept(): Promise<Partial<View>>;
  protected abstract deliver(send: Send): Promise<unknown>;
  /** Whether a refusal says that there is nothing left to do. */
  protected abstract isDone(failure: CallFailed, send: Send): boolean;
  /** After the server took something. */
  protected abstract sent(): unknown;
  /** Brings in what pages left that were closed before it was on the disk. */
  protected recover?(): Promise<void>;
  /** What needs no keeping anymore. */
  protected tidy?(): Promise<void>;

  readonly view = (): View => this.#view;

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
    this.#channel.onmessage = () => void this.reload();
    void this.flush();
  }

  /** Sends a refused one again. */
  retry(send: Send): Promise<void> {
    return this.write(() => this.#kept.keep({ ...send, why: null }));
  }

  /** Gives up what the server refused. */
  async discard(send: Send): Promise<void> {
    this.#without(send);
    await this.write(async () => {
      if (send.order !== undefined) await this.#kept.drop(send.order);
    });
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    // What can't be brought in now is tried again with the next flush.
    await this.recover?.().catch(() => undefined);
    await this.reload();
    await navigator.locks.request(`${this.#name} outbox`, { ifAvailable: true }, async (lock) => {
      if (lock) await this.#send();
    });
    await this.tidy?.();
    const soon = this.#view.offline ? tryAgainMs : shortlyMs;
    if (this.#waiting().length > 0) this.#timer = setTimeout(() => void this.flush(), soon);
  }

  /** Resolves once it is on the disk. Writes one after the other, so that the disk never goes back to an older state. */
  protected write(make: () => Promise<unknown>): Promise<void> {
    this.#writes = this.#writes.then(async () => {
      // The browser may drop what it keeps for a site when space gets short, unless it was asked not to.
      void navigator.storage?.persist?.().catch(() => false);
      const isKept = await make().then(
        () => true,
        () => false,
      );
      if (!isKept) this.show({ unkept: true } as Partial<View>);
      this.#channel.postMessage('changed');
    });
    void this.#writes.then(() => this.flush());
    return this.#writes;
  }

  protected async reload(): Promise<void> {
    await this.#writes;
    const writes = this.#writes;
    const kept = await this.readKept().catch(() => null);
    // What the disk refused is only here; what was written meanwhile is newer than what was read.
    const isOlder = !kept || this.#view.unkept || writes !== this.#writes;
    this.show({ ...(!isOlder && kept), ready: true } as Partial<View>);
  }

  protected show(change: Partial<View>): void {
    this.#view = { ...this.#view, ...change };
    if (this.#waiting().length > 0) this.#release ??= holdUnsaved();
    else {
      this.#release?.();
      this.#release = null;
    }
    for (const listener of this.#listeners) listener();
  }

  #waiting(): Send[] {
    const personId = session.current()?.user.id ?? null;
    return this.#view.sends.filter((send) => send.why === null && send.personId === personId);
  }

  async #send(): Promise<void> {
    let sent = false;
    for (;;) {
      // As the disk has them: what has no place in the order yet couldn't be dropped once it's sent.
      await this.reload();
      const [next] = this.#waiting();
      if (!next || !(await this.#sendOne(next))) break;
      sent = true;
    }
    // Not awaited: a refetch must not block the next change.
    if (sent) void this.sent();
  }

  /** False when there is no use in trying the next one now. */
  async #sendOne(send: Send): Promise<boolean> {
    try {
      await this.deliver(send);
      this.show({ offline: false } as Partial<View>);
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      const { status } = failure;
      this.show({ offline: status === 0 } as Partial<View>);
      // No network, a busy server, or signed out: it stays where it is.
      if (status === 0 || status === 401 || status === 429 || status >= 500) return false;
      if (!this.isDone(failure, send)) {
        const refused = { ...send, why: errorText(failure) };
        this.#put(this.#view.sends.map((one) => (one === send ? refused : one)));
        if (send.order !== undefined) await this.#kept.keep(refused);
        return true;
      }
    }
    this.#without(send);
    if (send.order !== undefined) await this.#kept.drop(send.order);
    return true;
  }

  #without(send: Send): void {
    this.#put(this.#view.sends.filter((one) => one !== send));
  }

  #put(sends: readonly Send[]): void {
    this.show({ sends } as Partial<View>);
  }
}
