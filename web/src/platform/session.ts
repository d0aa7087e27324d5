import { type AccountType, accountTypes } from '@chalkline/contract/accounts/account-types.ts';
import { type Address, addresses } from '@chalkline/contract/urls.ts';
import { useSyncExternalStore } from 'react';
import { type StorageKey, storageKeys } from './storage-keys.ts';

/** The person as the shell needs them; the rest of a profile is asked for where it is shown. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly handle?: string | null;
  readonly photo: string | null;
  readonly accountType: AccountType;
  /** An administrator who has to turn on two-step sign-in first. */
  readonly awaitsSecondStep?: true | undefined;
  /** What an older version stored has none. */
  readonly organizationId?: string | null;
  /** Of dates and numbers; nothing: as the browser is set. What an older version stored has none. */
  readonly locale?: string | null;
  readonly weightUnit?: 'kg' | 'lb' | null;
  /** What the menus may offer; the server decides again when it is asked. */
  readonly can: Readonly<Record<MenuRight, boolean>>;
}

export type MenuRight = 'seeDashboard' | 'seeFitnessPrograms' | 'seeClients';

export interface Session {
  readonly token: string;
  readonly user: SessionUser;
}

/** Somebody who has proven an email and continues without an account. */
export interface Guest {
  readonly token: string;
  readonly name: string;
  readonly email: string;
}

/** Somebody who judges a lane on this device by a link. */
export interface JudgePass {
  readonly token: string;
  readonly personId: string;
  readonly name: string;
  readonly competitionId: string;
  readonly competition: string;
  readonly floor: string;
  readonly lane: number;
  readonly expiresAt: string;
  /** What followed `?link=`. */
  readonly link: string;
  /** It was revoked or is past its last day. What it left on this device stays. */
  readonly ended: boolean;
  /** Who this device judged as by earlier links: a new one sends what they left. */
  readonly before: readonly string[];
}

interface OpenTo {
  readonly guests?: true | 'everywhere';
  readonly judgeLinks?: true;
}

/** Who is signed in on this browser. The token is in local storage because companion pages read it there. */
export function makeSession(local: Storage, temporary: Storage) {
  const listeners = new Set<() => void>();
  const forgetters = new Set<() => void>();
  const read = (key: StorageKey) => local.getItem(storageKeys[key]);
  const write = (key: StorageKey, value: string) => local.setItem(storageKeys[key], value);
  const tell = () => {
    for (const listener of listeners) listener();
  };

  // React compares snapshots by identity, so the same text must give the same object.
  let readFrom = '';
  let snapshot: Session | null = null;
  function current(): Session | null {
    const token = read('token');
    const profile = read('profile');
    const text = `${token}\n${profile}`;
    if (text !== readFrom) {
      readFrom = text;
      const user = userIn(profile);
      snapshot = token && user ? { token, user } : null;
    }
    return snapshot;
  }

  let guestReadFrom: string | null = null;
  let guest: Guest | null = null;
  function currentGuest(): Guest | null {
    const stored = temporary.getItem(storageKeys.guest);
    if (stored !== guestReadFrom) {
      guestReadFrom = stored;
      guest = stored === null ? null : (JSON.parse(stored) as Guest);
    }
    // People who are signed in are no guests.
    return read('token') ? null : guest;
  }

  let passReadFrom: string | null = null;
  let pass: JudgePass | null = null;
  function judgePass(): JudgePass | null {
    const stored = read('judgePass');
    if (stored !== passReadFrom) {
      passReadFrom = stored;
      pass = stored === null ? null : (JSON.parse(stored) as JudgePass);
    }
    return pass;
  }
  const passToken = () => {
    const known = judgePass();
    return known && !known.ended ? known.token : null;
  };

  return {
    current,
    guest: currentGuest,
    /** Whose things this device keeps: an account's id, or a guest's email. */
    owner: (): string | undefined => current()?.user.id ?? currentGuest()?.email,
    token: () => read('token'),
    /** What a call is made with: calls that are open to guests know theirs too. */
    tokenFor: ({ guests, judgeLinks }: OpenTo): string | null =>
      (judgeLinks ? passToken() : null) ?? read('token') ?? (guests ? (currentGuest()?.token ?? null) : null),
    judgePass,
    startJudging(next: Omit<JudgePass, 'ended' | 'before'>): void {
      const last = judgePass();
      const before = [...(last?.before ?? []), ...(last ? [last.personId] : [])];
      const others = [...new Set(before)].filter((personId) => personId !== next.personId);
      write('judgePass', JSON.stringify({ ...next, ended: false, before: others }));
      tell();
    },
    /** The link is over, or the person would rather use their account. */
    endJudging(): void {
      const known = judgePass();
      if (known) write('judgePass', JSON.stringify({ ...known, ended: true }));
      tell();
    },
    /** The id of this device, made the first time. */
    device(): string {
      const known = read('device') ?? crypto.randomUUID();
      write('device', known);
      return known;
    },
    read,
    write,
    start({ token, user }: Session): void {
      write('token', token);
      write('userId', user.id);
      write('email', user.email);
      write('accountType', user.accountType);
      write('profile', JSON.stringify(user));
      temporary.removeItem(storageKeys.guest);
      tell();
    },
    startGuest(known: Guest): void {
      temporary.setItem(storageKeys.guest, JSON.stringify(known));
      tell();
    },
    endGuest(): void {
      temporary.removeItem(storageKeys.guest);
      tell();
    },
    /** Updates the signed-in person's stored name, photo and units. */
    learn(change: Partial<SessionUser>): void {
      const known = current();
      if (!known) return;
      write('profile', JSON.stringify({ ...known.user, ...change }));
      tell();
    },
    /** The server no longer knows the token: forgets the person, keeps everything else. */
    end(): void {
      for (const key of ['token', 'userId', 'email', 'accountType', 'profile'] as const) {
        local.removeItem(storageKeys[key]);
      }
      tell();
    },
    /** Logging out (seed §4): nothing about the person stays on this machine. */
    clear(): void {
      local.clear();
      temporary.clear();
      for (const forget of forgetters) forget();
      tell();
    },
    /** What else is kept of the person on this machine goes with the rest. */
    onClear(forget: () => void): void {
      forgetters.add(forget);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      // Another tab signed in or out.
      globalThis.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener('storage', listener);
      };
    },
  };
}

export type SessionStore = ReturnType<typeof makeSession>;

export const session = makeSession(globalThis.localStorage, globalThis.sessionStorage);

/** The session, kept up to date in every tab; null when nobody is signed in. */
export function useSession(): Session | null {
  return useSyncExternalStore(session.subscribe, session.current);
}

/** The guest of this tab; null for everybody else. */
export function useGuest(): Guest | null {
  return useSyncExternalStore(session.subscribe, session.guest);
}

/** The judge's link of this device; null where there never was one. */
export function useJudgePass(): JudgePass | null {
  return useSyncExternalStore(session.subscribe, session.judgePass);
}

/** What is stored may be from an older version or from a companion page: it is used only when it fits. */
function userIn(text: string | null): SessionUser | null {
  if (!text) return null;
  try {
    const user = JSON.parse(text) as Partial<SessionUser>;
    const fits =
      user.id &&
      user.email &&
      user.name &&
      user.can &&
      accountTypes.some((type) => type === user.accountType);
    return fits ? (user as SessionUser) : null;
  } catch {
    return null;
  }
}

/** Pages that are not gone back to after signing in (seed §2). */
const unrecorded: readonly Address[] = [
  addresses.login,
  addresses.register,
  addresses.resetPassword,
  addresses.forgotPassword,
  addresses.loginOtpVerify,
  addresses.getTrial,
  addresses.verifyOtp,
  addresses.guest,
];

/**
 * Remembers where the person is, as an address of the app with its query. `screen` is the address of the screen shown:
 * the router matches one screen to several spellings, such as `/login/` and `/Login`.
 */
export function recordVisit(store: SessionStore, address: string, screen: Address | undefined): void {
  if (screen === undefined || !unrecorded.includes(screen)) store.write('lastVisited', address);
}
