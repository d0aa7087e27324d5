import { useSyncExternalStore } from 'react';
import { session } from '../../../platform/session.ts';

/**
 * Whose scores this device shows and sends: the person of its link, otherwise of the account. After a link's end
 * without an account still the link's: what it left is shown.
 */
export function judgeId(): string | null {
  const pass = session.judgePass();
  if (pass && !pass.ended) return pass.personId;
  return session.current()?.user.id ?? pass?.personId ?? null;
}

export function useJudgeId(): string | null {
  return useSyncExternalStore(session.subscribe, judgeId);
}

/** Whether there is anybody to send as. */
export function maySend(): boolean {
  return session.judgePass()?.ended === false || session.current() !== null;
}
