import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSession, recordVisit, type Session, type SessionStore } from './session.ts';
import { storageKeys } from './storage-keys.ts';

const signedIn: Session = {
  token: 't-1',
  user: {
    id: 'u-1',
    email: 'noor@example.org',
    name: 'Noor Achterberg',
    photo: null,
    accountType: 'trainer',
    can: { seeDashboard: false, seeFitnessPrograms: true, seeClients: true },
  },
};

let store: SessionStore;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  store = makeSession(localStorage, sessionStorage);
});

describe('session', () => {
  it('is kept under the names of the seed', () => {
    store.start(signedIn);
    expect(localStorage.getItem('metatoken')).toBe('t-1');
    expect(localStorage.getItem('metauserid')).toBe('u-1');
    expect(localStorage.getItem('metaemail')).toBe('noor@example.org');
    expect(localStorage.getItem('accountType')).toBe('trainer');
    expect(JSON.parse(localStorage.getItem('userProfile') ?? '')).toEqual(signedIn.user);
  });

  it('has a name for everything the seed keeps', () => {
    const { token, userId, profile, email, accountType, corporateLogo, activeTab, ...others } = storageKeys;
    expect([token, userId, profile, email, accountType, corporateLogo, activeTab]).toEqual([
      'metatoken',
      'metauserid',
      'userProfile',
      'metaemail',
      'accountType',
      'corporateLogo',
      'activeTab',
    ]);
    expect(Object.keys(others)).toEqual(
      expect.arrayContaining([
        'corporateIdentifier',
        'trialStartDate',
        'trialPeriod',
        'appVersion',
        'promoClosedAt',
      ]),
    );
    expect(new Set(Object.values(storageKeys)).size).toBe(Object.keys(storageKeys).length);
  });

  it('makes a guest nobody’s session, and ends the guest when somebody signs in', () => {
    const guest = { token: 'g-1', name: 'Noor', email: 'noor@example.org' };
    store.startGuest(guest);
    expect(store.current()).toBeNull();
    expect(makeSession(localStorage, sessionStorage).guest()).toEqual(guest);
    expect([store.tokenFor({ guests: true }), store.tokenFor({})]).toEqual(['g-1', null]);
    store.start(signedIn);
    expect([store.guest(), store.tokenFor({ guests: true })]).toEqual([null, 't-1']);
    store.end();
    expect(store.guest()).toBeNull();
  });

  it('comes back after a reload, the same object as long as nothing changed', () => {
    store.start(signedIn);
    const reloaded = makeSession(localStorage, sessionStorage);
    expect(reloaded.current()).toEqual(signedIn);
    expect(reloaded.current()).toBe(reloaded.current());
  });

  it.each(['', 'no json', '{}', '{"id":"1","email":"a@b.cc","name":"A","can":{},"accountType":"boss"}'])(
    'is nobody where the stored person is %j',
    (profile) => {
      localStorage.setItem('metatoken', 't');
      localStorage.setItem('userProfile', profile);
      expect(store.current()).toBeNull();
    },
  );

  it('leaves nothing behind at logout', () => {
    store.start(signedIn);
    localStorage.setItem('somethingElse', '1');
    sessionStorage.setItem('draft', '1');
    store.clear();
    expect(localStorage.length).toBe(0);
    expect(sessionStorage.length).toBe(0);
    expect(store.current()).toBeNull();
  });

  it('keeps what is not the person when the server ends it', () => {
    store.start(signedIn);
    store.write('corporateIdentifier', 'northgate');
    sessionStorage.setItem('draft', '1');
    store.end();
    expect(store.token()).toBeNull();
    expect(store.read('corporateIdentifier')).toBe('northgate');
    expect(sessionStorage.getItem('draft')).toBe('1');
  });

  it('tells its listeners, also when another tab changed it', () => {
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    store.start(signedIn);
    store.end();
    window.dispatchEvent(new StorageEvent('storage', { key: 'metatoken' }));
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    store.clear();
    expect(heard).toHaveBeenCalledTimes(3);
  });
});

describe('recordVisit', () => {
  it('remembers the address with its query', () => {
    recordVisit(store, '/my-events?tab=tickets', '/my-events');
    expect(store.read('lastVisited')).toBe('/my-events?tab=tickets');
  });

  it.each([
    '/login',
    '/register',
    '/reset-password',
    '/forgot-password',
    '/login-otp-verify',
    '/get-trial',
    '/verify-otp',
  ] as const)('passes over %s', (screen) => {
    recordVisit(store, '/events', '/events');
    for (const address of [screen, `${screen}/`, screen.toUpperCase(), `${screen}?email=a`]) {
      recordVisit(store, address, screen);
      expect(store.read('lastVisited')).toBe('/events');
    }
  });
});
