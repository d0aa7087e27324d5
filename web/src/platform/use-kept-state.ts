import { useEffect, useState } from 'react';
import { useKeptValues } from './kept-values.ts';

/**
 * `useState` for input outside of a call form: a value typed when the session ended is restored once after signing
 * in. `of` tells such fields of one address apart. A value is kept as JSON.
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
