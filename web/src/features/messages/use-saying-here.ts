import { presenceSeconds, sayHere } from '@chalkline/contract/profiles/presence.endpoints.ts';
import { useEffect } from 'react';
import { call } from '../../platform/calls.ts';

const betweenMs = presenceSeconds.between * 1000;

/** Says that the person is here, while they have the page in front of them. */
export function useSayingHere(): void {
  useEffect(() => {
    const say = () => {
      if (document.hidden) return;
      // One that is lost is made up for by the next.
      call(sayHere, {}).catch(() => undefined);
    };
    say();
    const timer = setInterval(say, betweenMs);
    document.addEventListener('visibilitychange', say);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', say);
    };
  }, []);
}
