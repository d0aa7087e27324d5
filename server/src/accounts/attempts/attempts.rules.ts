/** How often something may be tried before it is closed for a while. */
export interface AttemptLimit {
  readonly name: string;
  readonly times: number;
  readonly perSeconds: number;
  /** From the last allowed try on it is closed for so long; else until the count begins anew. */
  readonly closedSeconds?: number;
}

const hour = 3_600;

/**
 * An address can be a whole gym behind one router, so its limits are wide; what they stop is trying one
 * password on many people. Tries that succeed are given back.
 */
export const limits = {
  signInOfEmail: { name: 'sign-in:email', times: 10, perSeconds: hour / 4 },
  signInFromNetwork: { name: 'sign-in:network', times: 100, perSeconds: hour / 4 },
  /** Over all codes of the e-mail, however many were sent (community.md, Accounts). */
  codeOfEmail: { name: 'code:email', times: 10, perSeconds: hour, closedSeconds: hour },
  codeFromNetwork: { name: 'code:network', times: 100, perSeconds: hour },
  mailToEmail: { name: 'mail:email', times: 5, perSeconds: hour },
  mailFromNetwork: { name: 'mail:network', times: 60, perSeconds: hour },
} as const satisfies Record<string, AttemptLimit>;

/** Whom an address belongs to: an IPv6 line has 2^64 of them, so it counts by its first half. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...(tail === undefined ? [] : zeros), ...last].slice(0, 4).join(':');
}
