import type { SignedIn } from '../server/src/platform/testing/back-door.ts';

/** Somebody of the demo, signed in as the terminal tells everybody to. */
export async function signInAtDemo(address: string, who: string): Promise<SignedIn> {
  const answer = await fetch(`${address}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@demo.test`, password: 'Demo-2026-pass' }),
  });
  if (!answer.ok) throw new Error(`${who} may not sign in: ${answer.status}.`);
  return ((await answer.json()) as { data: SignedIn }).data;
}
