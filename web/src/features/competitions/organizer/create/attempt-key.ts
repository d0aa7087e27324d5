import { useCallback, useRef } from 'react';

/** The same key for the same body: a lost answer and a second press must not make two. */
export function useAttemptKey(): (body: unknown) => string {
  const attempt = useRef({ text: '', key: '' });
  return useCallback((body) => {
    const text = JSON.stringify(body);
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    return attempt.current.key;
  }, []);
}
