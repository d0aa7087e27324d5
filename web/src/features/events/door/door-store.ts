import type { DoorKit, QueuedScan } from '@chalkline/contract/events/offline-door.schema.ts';
import { DeviceStore } from '../../../platform/device-store.ts';

/**
 * What a device at a door keeps: lists of tickets, encrypted with a key that never leaves this browser, and scans. Lists go
 * when their person signs out; scans stay until they are sent.
 */
const store = new DeviceStore('door', {
  kits: {},
  scans: { keyPath: 'order', autoIncrement: true },
  own: {},
});

/** A scan of this device. No personal data. */
export interface KeptScan extends QueuedScan {
  /** Given by the database, in the order of scanning: the device's clock may be wrong. */
  readonly order?: number;
  readonly personId: string;
  readonly eventId: string;
  /** Which ticket it is, also where the code says so. */
  readonly ticketId: string;
  /** `known`: the server has it, and the list on this device may be older. */
  readonly state: 'waiting' | 'known' | 'refused';
  /** Why it was refused. */
  readonly why: string;
}

/** The list as it was read last. */
export interface KeptKit {
  readonly kit: DoorKit;
  /** How far this device's clock was ahead of the server's then, in ms. */
  readonly clockAhead: number;
}

/** In the clear is only what tells whose it is and when it has had its day. */
interface SealedKit {
  readonly personId: string;
  readonly closesAt: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

const keyOfKit = (personId: string, eventId: string) => `${personId} ${eventId}`;

export async function keepKit(personId: string, kept: KeptKit): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(kept));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealingKey(), plain);
  const row: SealedKit = { personId, closesAt: kept.kit.closesAt, iv, sealed };
  await store.change(['kits'], (at) => at('kits').put(row, keyOfKit(personId, kept.kit.eventId)));
}

export async function readKit(personId: string, eventId: string): Promise<KeptKit | null> {
  const row = await store.read<SealedKit | undefined>('kits', (kits) =>
    kits.get(keyOfKit(personId, eventId)),
  );
  if (!row) return null;
  const opening = { name: 'AES-GCM', iv: row.iv };
  const plain = await crypto.subtle.decrypt(opening, await sealingKey(), row.sealed);
  return JSON.parse(new TextDecoder().decode(plain)) as KeptKit;
}

/** Drops lists of others than this person, and those of events that were over before a moment. */
export async function dropKits(personId: string | null, overBefore: number): Promise<void> {
  const keys = await store.read('kits', (kits) => kits.getAllKeys());
  const rows = await store.read<SealedKit[]>('kits', (kits) => kits.getAll());
  const gone = keys.filter((_, index) => {
    const row = rows[index];
    return row && (row.personId !== personId || Date.parse(row.closesAt) < overBefore);
  });
  if (gone.length === 0) return;
  await store.change(['kits'], (at) => {
    for (const key of gone) at('kits').delete(key);
    return null;
  });
}

/** Made once. It can't be read out: a copy of the database comes without it. */
async function sealingKey(): Promise<CryptoKey> {
  const kept = await store.read<CryptoKey | undefined>('own', (own) => own.get('key'));
  if (kept) return kept;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Of two tabs that make one at once, the first is kept.
  await store.change(['own'], (at) => at('own').add(made, 'key')).catch(() => null);
  return (await store.read<CryptoKey | undefined>('own', (own) => own.get('key'))) ?? made;
}

/** What tells this device from others, made up once. */
export async function deviceId(): Promise<string> {
  const kept = await store.read<string | undefined>('own', (own) => own.get('device'));
  if (kept) return kept;
  await store.change(['own'], (at) => at('own').add(crypto.randomUUID(), 'device')).catch(() => null);
  return (await store.read<string | undefined>('own', (own) => own.get('device'))) ?? '';
}

export async function keepScan(scan: KeptScan): Promise<number> {
  return Number(await store.change(['scans'], (at) => at('scans').put(scan)));
}

export async function dropScans(orders: readonly number[]): Promise<void> {
  if (orders.length === 0) return;
  await store.change(['scans'], (at) => {
    for (const order of orders) at('scans').delete(order);
    return null;
  });
}

/** In the order of scanning. */
export function readScans(): Promise<KeptScan[]> {
  return store.read<KeptScan[]>('scans', (scans) => scans.getAll());
}

/** Whether this browser was used at a door. */
export const hasWorkedAtDoor = () => store.exists();
