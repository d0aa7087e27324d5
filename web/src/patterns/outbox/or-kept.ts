import { CallFailed } from '@chalkline/contract/http/client.ts';

/** The server's reply, kept on this device; without a network what the device kept last. */
export async function orKept<Reply>(
  ask: () => Promise<Reply>,
  keep: (reply: Reply) => Promise<unknown>,
  read: () => Promise<Reply | null>,
): Promise<Reply> {
  try {
    const reply = await ask();
    // Without room on the device it is shown all the same; it's there without a network only when it's kept.
    await keep(reply).catch(() => undefined);
    return reply;
  } catch (failure) {
    // A store that can't be read holds nothing: the call's own failure is shown.
    const kept = isUnreachable(failure) ? await read().catch(() => null) : null;
    if (kept === null) throw failure;
    return kept;
  }
}

/** Whether a call failed for want of a network, or of a server that can answer. */
export function isUnreachable(failure: unknown): boolean {
  return failure instanceof CallFailed && (failure.status === 0 || failure.status >= 500);
}
