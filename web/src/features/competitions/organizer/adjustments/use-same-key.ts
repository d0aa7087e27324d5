import { useRef } from 'react';

/** The same key for the same thing: sent again because no answer came, it still happens once. */
export function useSameKey() {
  const attempt = useRef({ body: '', key: '' });
  return (body: object): string => {
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
    return attempt.current.key;
  };
}
