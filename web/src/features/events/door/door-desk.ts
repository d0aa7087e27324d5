import { getDoorKit } from '@chalkline/contract/events/offline-door.endpoints.ts';
import type { KeptTicket } from '@chalkline/contract/events/offline-door.schema.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { useSyncExternalStore } from 'react';
import { call, queryClient } from '../../../platform/calls.ts';
import { network } from '../../../platform/network.ts';
import { session } from '../../../platform/session.ts';
import { holdUnsaved } from '../../../ui/unsaved.ts';
import { doorKey } from '../door-key.ts';
import { type AskedScan, askDoor, deliverScans, deviceScans, isOld, newScan } from './door-calls.ts';
import {
  dropScans,
  type KeptKit,
  type KeptScan,
  keepKit,
  keepScan,
  readKit,
  readScans,
} from './door-store.ts';
import { decide, othersOf, readOffline, withScans } from './offline-verdict.ts';
import {
  type TicketVerdict,
  verdictOfFailure,
  verdictOffline,
  verdictOfTicket,
  verdictUnchecked,
} from './verdict.ts';

const tryAgainMs = 10_000;
export interface DoorDeskView {
  /** The list of the event whose door is open, with what this device scanned since. */
  readonly kept: KeptKit | null;
  readonly tickets: ReadonlyMap<string, KeptTicket>;
  /** Scans of this device that the server doesn't have, or refused. */
  readonly scans: readonly KeptScan[];
  /** The last try found no network. */
  readonly offline: boolean;
  /** What the device keeps was read once. */
  readonly ready: boolean;
  /** The device's storage refused something: it is only in this page. */
  readonly unkept: boolean;
}

/**
 * A door on this device. The server decides while it can be reached in time; without it the device does, by its list, and
 * sends what it decided in order, from one tab at a time.
 */
class DoorDesk {
  #view: DoorDeskView = {
    kept: null,
    tickets: new Map(),
    scans: [],
    offline: false,
    ready: false,
    unkept: false,
  };
  readonly #listeners = new Set<() => void>();
  readonly #channel = new BroadcastChannel('door');
  #eventId = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #started = false;
  #release: (() => void) | null = null;
  /** Scans that this page holds alone, because the storage refused them. */
  #onlyHere: readonly KeptScan[] = [];

  readonly view = (): DoorDeskView => this.#view;

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

  /** Takes the list of an event off the disk, then the newest from the server; `ifKept`: only where one was on the disk. */
  async open(eventId: string, ifKept = false): Promise<void> {
    this.#eventId = eventId;
    this.#show({ kept: null });
    const kept = await readKit(this.#personId(), eventId).catch(() => null);
    if (this.#eventId !== eventId) return;
    if (kept) this.#show({ kept });
    if (kept || !ifKept) await this.refresh();
  }

  /** Reads the list again. */
  async refresh(): Promise<void> {
    const [eventId, personId] = [this.#eventId, this.#personId()];
    if (personId === '' || eventId === '') return;
    await this.#reload();
    const known = this.#view.scans.filter(
      (scan) => scan.state === 'known' && (scan.eventId === eventId || isOld(scan)),
    );
    try {
      const { data: kit } = await call(getDoorKit, { params: { eventId } });
      const kept = { kit, clockAhead: Date.now() - Date.parse(kit.asOf) };
      await keepKit(personId, kept).catch(() => this.#show({ unkept: true }));
      // The list has these.
      await this.#forget(known);
      if (this.#eventId === eventId) this.#show({ kept, offline: false });
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      if (failure.status === 0) this.#show({ offline: true });
    }
    this.#tryLater();
  }

  async scan(asked: AskedScan): Promise<TicketVerdict> {
    const nonce = crypto.randomUUID();
    // What waits comes first: the server doesn't know of it.
    if (network.isOnline() && !this.#view.offline && this.#waiting().length === 0) {
      const verdict = await this.#askServer(asked, nonce);
      if (verdict) return verdict;
    }
    return this.#decide(asked, nonce);
  }

  /** Good tickets of the same order that aren't in. */
  othersOf(ticket: Pick<KeptTicket, 'ticketId' | 'orderId'>): KeptTicket[] {
    return othersOf(this.#view.tickets, ticket);
  }

  /** Takes the last scan of a ticket back; `ask` has the server do it where it has the scan. */
  async undo(ticketId: string, ask: () => Promise<unknown>): Promise<void> {
    const last = this.#view.scans.findLast((scan) => scan.ticketId === ticketId && !scan.isUndone);
    if (last?.state !== 'waiting') await ask();
    if (last) await this.#keep({ ...last, isUndone: true });
    if (last?.state === 'waiting') void this.flush();
  }

  /** Gives up what the server refused. */
  dismiss(scans: readonly KeptScan[]): Promise<void> {
    return this.#forget(scans);
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#reload();
    await navigator.locks.request('door outbox', { ifAvailable: true }, async (lock) => {
      if (lock) await this.#send();
    });
    this.#tryLater();
  }

  /** While something waits, or the device doesn't know whether the server is back. */
  #tryLater(): void {
    clearTimeout(this.#timer);
    if (this.#waiting().length > 0) this.#timer = setTimeout(() => void this.flush(), tryAgainMs);
    else if (this.#view.offline) this.#timer = setTimeout(() => void this.refresh(), tryAgainMs);
  }

  #personId(): string {
    return session.current()?.user.id ?? '';
  }

  #waiting(): KeptScan[] {
    const personId = this.#personId();
    return this.#view.scans.filter((scan) => scan.state === 'waiting' && scan.personId === personId);
  }

  /** Null where it didn't answer in time. */
  async #askServer(asked: AskedScan, nonce: string): Promise<TicketVerdict | null> {
    try {
      const data = await askDoor(asked, nonce);
      const scan = newScan(asked, { nonce, ticketId: data.ticketId, personId: this.#personId() });
      await this.#keep({ ...scan, state: 'known' });
      return verdictOfTicket(data, asked.direction);
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      // Too many at once is no answer either: people wait.
      const isAway = failure.status === 0 || failure.status === 429 || failure.status >= 500;
      if (!isAway) return verdictOfFailure(failure);
      this.#show({ offline: true });
      this.#tryLater();
      return null;
    }
  }

  async #decide(asked: AskedScan, nonce: string): Promise<TicketVerdict> {
    const { kept, tickets } = this.#view;
    if (kept?.kit.eventId !== asked.eventId)
      return verdictUnchecked('This device has no list of this event yet.');
    const { kit, clockAhead } = kept;
    const { code, ticketId, direction, reason } = asked;
    // A browser of before 2025 doesn't know the signature, which is said.
    const claim = code === undefined ? null : await readOffline(kit, code).catch(() => undefined);
    if (claim === undefined)
      return verdictUnchecked('This browser can’t check codes without a network. Search by name instead.');
    const now = Date.now() - clockAhead;
    const verdict = decide(kit, tickets, { claim, ticketId, direction, reason }, now);
    if (verdict.kind !== 'refused') {
      const id = verdict.kind === 'ok' ? verdict.ticket.ticketId : verdict.ticketId;
      await this.#keep(newScan(asked, { nonce, ticketId: id, personId: this.#personId() }));
      void this.flush();
    }
    const others = verdict.kind === 'ok' ? this.othersOf(verdict.ticket).length : 0;
    return verdictOffline(verdict, kit, { direction, others });
  }

  async #send(): Promise<void> {
    let sent = false;
    for (let [first] = this.#waiting(); first; [first] = this.#waiting()) {
      const { eventId } = first;
      const scans = this.#waiting()
        .filter((scan) => scan.eventId === eventId)
        .slice(0, deviceScans);
      if (!(await this.#deliver(eventId, scans))) break;
      sent = true;
    }
    if (sent) {
      await this.refresh();
      await queryClient.invalidateQueries({ queryKey: doorKey });
    }
  }

  /** False when there is no use in trying the next ones now. */
  async #deliver(eventId: string, scans: readonly KeptScan[]): Promise<boolean> {
    try {
      const data = await deliverScans(eventId, scans);
      this.#show({ offline: false });
      for (const scan of scans) {
        const receipt = data.find(({ nonce }) => nonce === scan.nonce);
        const isRefused = receipt?.outcome === 'refused';
        await this.#keep({ ...scan, state: isRefused ? 'refused' : 'known', why: receipt?.message ?? '' });
      }
      return true;
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      const { status } = failure;
      this.#show({ offline: status === 0 });
      // No network, a busy server, or signed out: they stay where they are.
      if (status === 0 || status === 401 || status === 429 || status >= 500) return false;
      for (const scan of scans) await this.#keep({ ...scan, state: 'refused', why: failure.message });
      return true;
    }
  }

  async #keep(scan: KeptScan): Promise<void> {
    // The browser may drop what it keeps for a site when space gets short, unless it was asked not to.
    void navigator.storage?.persist?.().catch(() => false);
    const others = this.#onlyHere.filter(({ nonce }) => nonce !== scan.nonce);
    const isKept = await keepScan(scan).then(
      () => true,
      () => false,
    );
    this.#onlyHere = isKept ? others : [...others, scan];
    if (!isKept) this.#show({ unkept: true });
    await this.#reload();
    this.#channel.postMessage('changed');
  }

  async #forget(scans: readonly KeptScan[]): Promise<void> {
    const nonces = new Set(scans.map(({ nonce }) => nonce));
    this.#onlyHere = this.#onlyHere.filter(({ nonce }) => !nonces.has(nonce));
    // A scan that stays on the disk is sent again and gets the same answer.
    await dropScans(scans.flatMap(({ order }) => order ?? [])).catch(() => undefined);
    await this.#reload();
    this.#channel.postMessage('changed');
  }

  async #reload(): Promise<void> {
    // Without its storage the device still has what this page holds.
    const kept = await readScans().catch(() => []);
    const newer = new Set(this.#onlyHere.map(({ nonce }) => nonce));
    const scans = [...kept.filter(({ nonce }) => !newer.has(nonce)), ...this.#onlyHere];
    this.#show({ scans, ready: true });
  }

  #show(change: Partial<DoorDeskView>): void {
    const { kept, scans } = { ...this.#view, ...change };
    const isNew = kept !== this.#view.kept || scans !== this.#view.scans;
    const tickets = isNew && kept ? withScans(kept.kit, scans, kept.clockAhead) : this.#view.tickets;
    this.#view = { ...this.#view, ...change, tickets };
    if (this.#waiting().length > 0) this.#release ??= holdUnsaved();
    else {
      this.#release?.();
      this.#release = null;
    }
    for (const listener of this.#listeners) listener();
  }
}

export const doorDesk = new DoorDesk();

export function useDoorDesk(): DoorDeskView {
  return useSyncExternalStore(doorDesk.subscribe, doorDesk.view);
}
