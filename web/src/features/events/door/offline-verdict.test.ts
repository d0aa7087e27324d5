import type { DoorKit, KeptTicket } from '@chalkline/contract/events/offline-door.schema.ts';
import { describe, expect, it } from 'vitest';
import type { KeptScan } from './door-store.ts';
import { findKept, keptDoor } from './kept-door.ts';
import { type AskedOffline, decide, readOffline, withScans } from './offline-verdict.ts';
import { sentSince, verdictOffline } from './verdict.ts';

const [opens, closes] = ['2026-11-14T17:00:00.000Z', '2026-11-14T22:00:00.000Z'];
const during = Date.parse('2026-11-14T18:04:00.000Z');
const usual: KeptTicket = {
  ticketId: 'joao',
  orderId: 'o1',
  holderName: 'João Pimenta',
  typeName: 'Gallery',
  serial: 2,
  state: 'valid',
  checkedInAt: null,
  checkedOutAt: null,
  gate: '',
  by: '',
  addOns: '',
  isMissingPapers: false,
};
const inside = { checkedInAt: '2026-11-14T17:44:00.000Z', gate: 'Gate 2', by: 'Emeka' };
const kit: DoorKit = {
  eventId: 'harbor',
  name: 'Harbor night',
  zone: 'Europe/Lisbon',
  asOf: '2026-11-14T17:58:00.000Z',
  publicKey: '',
  opensAt: opens,
  closesAt: closes,
  can: { edit: false, export: false },
  settings: { reentry: 'none', opensMinutes: 60, selfCheckIn: false },
  tickets: [
    usual,
    { ...usual, ticketId: 'in', ...inside },
    { ...usual, ticketId: 'void', state: 'void', ...inside },
  ],
};
const listed = withScans(kit, [], 0);
const claimOf = (ticketId: string, serial = 2) => ({ eventId: 'harbor', ticketId, serial });
const asked = (change: Partial<AskedOffline>): AskedOffline => ({
  claim: null,
  ticketId: undefined,
  direction: 'in',
  reason: undefined,
  ...change,
});
const saidOf = (change: Partial<AskedOffline>, now = during, tickets = listed) => {
  const verdict = decide(kit, tickets, asked(change), now);
  return verdict.kind === 'refused' ? verdict.code : verdict.kind;
};

describe('a device without a network', () => {
  it.each([
    [{ claim: 'forged' }, 'ticket_unknown'],
    [{ ticketId: 'nobody' }, 'ticket_unknown'],
    [{ claim: 'other_event' }, 'other_event'],
    // Void comes before the time and before being in.
    [{ claim: claimOf('void') }, 'ticket_void'],
    [{ claim: claimOf('joao', 1) }, 'ticket_void'],
    [{ claim: claimOf('in') }, 'already_checked_in'],
    [{ claim: claimOf('in'), reason: 'Lost wristband' }, 'ok'],
    [{ claim: claimOf('void'), reason: 'A friend' }, 'ticket_void'],
    [{ claim: claimOf('joao') }, 'ok'],
    [{ ticketId: 'joao' }, 'ok'],
    [{ claim: claimOf('sold later') }, 'unlisted'],
    // Handed on after the list was read.
    [{ claim: claimOf('joao', 3) }, 'unlisted'],
    [{ claim: claimOf('joao'), direction: 'out' }, 'not_checked_in'],
    [{ claim: claimOf('in'), direction: 'out' }, 'ok'],
  ] as const)('says of %j: %s', (change, said) => {
    expect(saidOf(change)).toBe(said);
  });

  it('says too early and too late before "already in"', () => {
    expect(saidOf({ claim: claimOf('in') }, Date.parse(opens) - 1)).toBe('door_not_open');
    expect(saidOf({ claim: claimOf('in') }, Date.parse(closes))).toBe('door_closed');
    expect(saidOf({ claim: claimOf('unknown') }, Date.parse(closes))).toBe('door_closed');
  });

  it('refuses the codes of passes that were transferred or refunded, with a place on the date or without', () => {
    const passes = { seriesId: 'season', publicKey: '', places: [], voided: [{ passId: 'pass', upTo: 1 }] };
    const said = (serial: number, ticketId = 'pass', of: DoorKit['passes'] = passes) =>
      decide({ ...kit, passes: of }, listed, asked({ claim: claimOf(ticketId, serial) }), during);
    expect(said(1)).toMatchObject({ kind: 'refused', code: 'ticket_void' });
    expect(said(2).kind).toBe('unlisted');
    expect(said(1, 'other pass').kind).toBe('unlisted');
    // Kept by a device before lists had them.
    expect(said(1, 'pass', { ...passes, voided: undefined }).kind).toBe('unlisted');
  });

  it('says that a waiver is missing before "already in", and a reason lets in all the same', () => {
    const unsigned = withScans({ ...kit, tickets: [{ ...usual, isMissingPapers: true, ...inside }] }, [], 0);
    const change = { claim: claimOf('joao') };
    expect(saidOf(change, during, unsigned)).toBe('papers_missing');
    expect(saidOf({ ...change, reason: 'Signed on paper' }, during, unsigned)).toBe('ok');
    expect(saidOf(change, Date.parse(closes), unsigned)).toBe('door_closed');
  });

  it('remembers its own scans, corrected by its clock, also of tickets that only their code tells of', () => {
    const scan: KeptScan = {
      personId: 'me',
      eventId: 'harbor',
      nonce: 'n',
      kind: 'in',
      gate: 'Gate 1',
      ticketId: 'joao',
      at: '2026-11-14T18:05:00.000Z',
      isUndone: false,
      state: 'waiting',
      why: '',
    };
    const tickets = withScans(kit, [scan, { ...scan, ticketId: 'sold later' }], 60_000);
    expect(tickets.get('joao')).toMatchObject({ checkedInAt: '2026-11-14T18:04:00.000Z', gate: 'Gate 1' });
    expect(saidOf({ claim: claimOf('joao') }, during, tickets)).toBe('already_checked_in');
    expect(saidOf({ claim: claimOf('sold later', 1) }, during, tickets)).toBe('already_checked_in');
    const undone = withScans(kit, [{ ...scan, isUndone: true }], 0);
    expect(saidOf({ claim: claimOf('joao') }, during, undone)).toBe('ok');
    expect(keptDoor(kit, tickets).totals).toEqual({ sold: 3, letIn: 3, inside: 3 });
  });

  it('finds people without accents', () => {
    const found = (search: string) =>
      findKept(listed, { search, status: '' }).map(({ ticketId }) => ticketId);
    expect(found('joao pim')).toEqual(['joao', 'in']);
    expect(found('menta')).toEqual([]);
  });

  it('shows in green who is on the list, and in amber who isn’t', () => {
    const show = (change: Partial<AskedOffline>) =>
      verdictOffline(decide(kit, listed, asked(change), during), kit, { direction: 'in', others: 0 });
    const alone = show({ ticketId: 'joao' });
    expect(alone).toMatchObject({ tone: 'good', shape: 'unsent', word: 'In, unsent' });
    expect(sentSince(alone)).toMatchObject({ tone: 'good', shape: 'check', word: 'In, sent' });
    expect(show({ claim: claimOf('sold later') })).toMatchObject({
      tone: 'warn',
      shape: 'unsent',
      sentence: 'Genuine, but not on the list of 17:58. It’s checked again once you’re online.',
    });
    expect(show({ ticketId: 'in' })).toMatchObject({
      tone: 'bad',
      canOverride: true,
      sentence: 'João Pimenta checked in at 17:44, Gate 2, Emeka.',
    });
  });
});

describe('a code', () => {
  it('counts only with the signature of the event’s key, over every bit of it', async () => {
    const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
    const { privateKey, publicKey } = pair as CryptoKeyPair;
    const said = new Uint8Array(36).fill(7);
    const eventId = '07070707-0707-0707-0707-070707070707';
    const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, said));
    const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
    const raw = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
    const own = { ...kit, eventId, publicKey: base64url(raw) };
    const code = `CL1.${base64url(new Uint8Array([...said, ...signature]))}`;
    expect(await readOffline(own, code)).toEqual({ eventId, ticketId: eventId, serial: 0x07070707 });
    const changed = new Uint8Array([...said, ...signature]);
    changed[35] = 8;
    expect(await readOffline(own, `CL1.${base64url(changed)}`)).toBe('forged');
    expect(await readOffline({ ...own, eventId: 'another' }, code)).toBe('other_event');
    expect(await readOffline(own, `${code}=`)).toBe('forged');
  });
});
