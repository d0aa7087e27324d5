import { randomUUID } from 'node:crypto';
import { median, percentile, report } from './table.ts';
import { openWorld } from './world.ts';

const people = 60;
const password = 'seven lanes of chalk';

/**
 * Whether response times reveal that an email address has an account: every call that takes an address, alternating
 * known and unknown ones. A wrong code is tried after requesting one, as an attacker would.
 */
export async function benchKnownAddress(): Promise<void> {
  // Calls seem to come from different addresses, so none is rate-limited; the mail server doesn't have to exist.
  const env = { TRUST_PROXY: 'on', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'bench@example.org' };
  const world = await openWorld('known_address', env);
  try {
    const known: string[] = [];
    const unknown = Array.from({ length: people }, () => `${randomUUID()}@example.org`);
    for (let index = 0; index < people; index += 1) {
      const { user } = await world.backDoor.signIn({ password });
      known.push(user.email);
    }
    const calls = [
      { name: 'wrong password', path: '/api/sessions', body: { password: 'not the password' } },
      {
        name: 'register',
        path: '/api/people',
        body: { password: 'another lane of chalk', name: 'Someone' },
      },
      { name: 'new code', path: '/api/people/verification-codes', body: {} },
      { name: 'prove the address', path: '/api/people/verification', body: { code: '000000' } },
      { name: 'code to sign in', path: '/api/sessions/codes', body: {} },
      { name: 'wrong code', path: '/api/sessions/by-code', body: { code: '000000' } },
      { name: 'forgotten password', path: '/api/people/password-links', body: {} },
    ];
    const rows: string[][] = [];
    const raw: unknown[] = [];
    for (const { name, path, body } of calls) {
      const milliseconds = { known: [] as number[], unknown: [] as number[] };
      for (const [index, email] of known.entries()) {
        for (const kind of index % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
          const address = kind === 'known' ? email : (unknown[index] ?? '');
          milliseconds[kind].push(await timeOf(world.server.address + path, { ...body, email: address }));
        }
      }
      // Jobs started by these calls finish before the next ones are measured.
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      raw.push({ name, ...milliseconds });
      rows.push(rowOf(name, milliseconds));
    }
    report({
      name: 'known-address',
      about: `Milliseconds from call to answer, ${people} addresses that have an account and ${people} that have none, in turn. What matters is that the difference of the medians is small beside the spread of either.`,
      columns: ['call', 'known, median', 'unknown, median', 'known : unknown', 'known, p10 to p90'],
      rows,
      raw,
    });
  } finally {
    await world.close();
  }
}

async function timeOf(url: string, body: object): Promise<number> {
  const bytes = crypto.getRandomValues(new Uint8Array(3));
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.${bytes.join('.')}` };
  const began = performance.now();
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.text();
  if (![202, 401, 422].includes(answer.status)) throw new Error(`${url} answered ${answer.status}.`);
  return performance.now() - began;
}

function rowOf(name: string, { known, unknown }: { known: number[]; unknown: number[] }): string[] {
  const [a, b] = [median(known), median(unknown)];
  const spread = [percentile(known, 10), percentile(known, 90)]
    .map((figure) => figure.toFixed(1))
    .join(' to ');
  return [name, a.toFixed(1), b.toFixed(1), `${((a / b) * 100).toFixed(0)} %`, spread];
}
