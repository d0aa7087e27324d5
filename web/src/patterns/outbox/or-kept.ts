import { CallFailed } from '@chalkline/contract/http/client.ts';

/** With something on the device, a network that carries nothing isn't waited for longer. */
const patienceMs = 4000;

/**
 * The server's reply, kept on this device. Without a network, or an answer in time, what the device kept last; an answer
 * that comes after it goes to `late`.
 */
export async function orKept<Reply>(
  ask: () => Promise<Reply>,
  keep: (reply: Reply) => Promise<unknown>,
  read: () => Promise<Reply | null>,
  late: (reply: Reply) => void,
): Promise<Reply> {
  // A store that can't be read holds nothing: the call's own failure is shown.
  const readKept = () => read().catch(() => null);
  const asked = askAndKeep(ask, keep);
  // A failure is thrown below, or comes after the kept one was shown.
  asked.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  try {
    const answered = asked.then((reply) => ({ reply }));
    const inTime = await Promise.race([answered, patience]);
    if (inTime) return inTime.reply;
    const kept = await readKept();
    if (kept === null) return await asked;
    // An answer that came while the disk was read: given after it, the older kept one would stay.
    const meanwhile = await Promise.race([answered, null]);
    if (meanwhile) return meanwhile.reply;
    asked.then(late, () => undefined);
    return kept;
  } catch (failure) {
    const kept = isUnreachable(failure) ? await readKept() : null;
    if (kept === null) throw failure;
    return kept;
  } finally {
    clearTimeout(timer);
  }
}

async function askAndKeep<Reply>(
  ask: () => Promise<Reply>,
  keep: (reply: Reply) => Promise<unknown>,
): Promise<Reply> {
  const reply = await ask();
  // Without room on the device it is shown all the same; it's there without a network only when it's kept.
  await keep(reply).catch(() => undefined);
  return reply;
}

/** Whether a call failed for want of a network, or of a server that can answer. */
export function isUnreachable(failure: unknown): boolean {
  return failure instanceof CallFailed && (failure.status === 0 || failure.status >= 500);
}
