import { useEffect, useState } from 'react';
import { useKeptValues } from './kept-values.ts';

/**
 * `useState` for what is typed outside of a form of one call: what stood there when the session ended stands there
 * again after signing in, once. `of` tells such fields of one address apart. A value is kept as JSON.
 */
export function useKeptState<Value>(of: string, initial: Value | (() => Value)) {
  const [first] = useState(initial);
  const [value, setValue] = useState(first);
  const kept = useKeptValues(of, () => (value === first ? null : { value }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: given back once, when the field comes
  useEffect(() => {
    const typed = kept.take();
    if (typed) setValue(typed.value as Value);
  }, []);
  return [value, setValue] as const;
}
