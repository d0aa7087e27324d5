import { addresses } from '@chalkline/contract/urls.ts';
import { describe, expect, it } from 'vitest';
import { gate, wayBack } from './gate.ts';
import type { Session } from './session.ts';

const open = { address: addresses.events, needsAccount: false };
const closed = { address: addresses.messages, needsAccount: true };
const someone: Session = {
  token: 't',
  user: {
    id: '1',
    email: 'a@b.cc',
    name: 'A',
    photo: null,
    accountType: 'trainee',
    can: { seeDashboard: false, seeFitnessPrograms: false, seeClients: false },
  },
};

describe('gate', () => {
  it('lets everyone through outside of corporate mode, to sign-in where an account is needed', () => {
    expect(gate(open, false, null, '/events')).toBeNull();
    expect(gate(closed, false, null, '/messages?with=7')).toBe('/login?back=%2Fmessages%3Fwith%3D7');
  });

  it('lets who judges by a link through to where they judge, and nowhere else', () => {
    const judging = { address: addresses.judging, needsAccount: true, judgeLinks: true } as const;
    const mine = { address: addresses.myCompetitions, needsAccount: true } as const;
    for (const corporate of [false, true]) {
      expect(gate(judging, corporate, null, '/judging', null, true)).toBeNull();
      expect(gate(judging, corporate, null, '/judging', null, false)).toContain('/login');
      expect(gate(mine, corporate, null, '/my-competitions', null, true)).toContain('/login');
    }
  });

  it('leads visitors to where guests come in, and guests through, but not on a corporate site', () => {
    const guest = { token: 'g', name: 'Noor', email: 'noor@example.org' };
    const compete = { address: addresses.compete, needsAccount: true, guests: 'newcomers' } as const;
    const order = { address: addresses.order, needsAccount: true, guests: 'returning' } as const;
    expect(gate(compete, false, null, '/compete/1')).toBe('/guest?back=%2Fcompete%2F1');
    expect(gate(order, false, null, '/orders/1')).toBe('/guest?back=%2Forders%2F1&for=order');
    expect(gate(compete, false, null, '/compete/1', guest)).toBeNull();
    expect(gate(closed, false, null, '/messages', guest)).toBe('/login?back=%2Fmessages');
    expect(gate(compete, true, null, '/compete/1', guest)).toBe('/login?back=%2Fcompete%2F1');
  });

  it('lets everyone end mail, also on a corporate site', () => {
    const unsubscribe = { address: addresses.unsubscribe, needsAccount: false };
    expect(gate(unsubscribe, true, null, '/unsubscribe?token=x')).toBeNull();
  });

  it.each(['terms', 'privacy'] as const)('lets everyone read %s, also on a corporate site', (name) => {
    const paper = { address: addresses[name], needsAccount: false };
    expect(gate(paper, true, null, addresses[name])).toBeNull();
  });

  it('lets a signed-in person through in both modes', () => {
    for (const corporate of [true, false]) {
      expect(gate(closed, corporate, someone, '/messages')).toBeNull();
      expect(gate(open, corporate, someone, '/events')).toBeNull();
    }
  });

  it('shows a corporate visitor only the signed-out set, with the login for a home', () => {
    expect(gate(open, true, null, '/events')).toBe('/login?back=%2Fevents');
    expect(gate(closed, true, null, '/messages?with=7')).toBe('/login?back=%2Fmessages%3Fwith%3D7');
    expect(gate({ address: addresses.home, needsAccount: false }, true, null, '/')).toBe('/login');
    expect(gate({ address: addresses.partners, needsAccount: false }, true, null, '/partners')).toBeNull();
    expect(gate({ address: addresses.login, needsAccount: false }, true, null, '/login')).toBeNull();
  });
});

describe('wayBack', () => {
  it('prefers where the person was going, then where they were, then home', () => {
    expect(wayBack('/messages?with=7', '/events')).toBe('/messages?with=7');
    expect(wayBack(null, '/events')).toBe('/events');
    expect(wayBack(null, null)).toBe('/');
  });

  it.each(Object.values(addresses))('leads to %s once, with the base path or without', (address) => {
    const inside = address.replaceAll(/:\w+/g, '42');
    for (const query of ['', '?back=%2Fcompetition%2Flogin#top']) {
      for (const base of ['', '/competition', '/competition/competition']) {
        expect(wayBack(base + inside + query, null)).toBe(inside + query);
        expect(wayBack(null, base + inside + query)).toBe(inside + query);
      }
    }
  });

  it('takes the base path alone for the home', () => {
    for (const base of ['/competition', '/competition/']) expect(wayBack(base, '/events')).toBe('/');
  });

  it.each([
    '/competition//evil.example',
    '/competition/competition//evil.example',
    '/competition/\\evil.example',
    '/..//evil.example',
    '/./%2e%2e//evil.example',
    '/competition/..//evil.example',
    'competition',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
    '/\t/evil.example',
    '/\n/evil.example',
  ])('never leads outside: %j', (back) => {
    expect(wayBack(back, '/events')).toBe('/');
  });
});
