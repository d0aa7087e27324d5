import { useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The item a step shows: the one in the address, none for a new one, else the one that was first when the step opened.
 * Putting another one first doesn't swap the form that is open.
 */
export function useOpenItem<Item extends { readonly id: string }>(items: readonly Item[]): Item | undefined {
  const [params] = useSearchParams();
  const [first] = useState(items[0]?.id);
  const asked = params.get('open');
  const find = (wanted: string | null | undefined) => items.find(({ id }) => id === wanted);
  return find(asked) ?? (asked === 'new' ? undefined : (find(first) ?? items[0]));
}
