import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(min-width: 64em)');

function subscribe(tell: () => void): () => void {
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether there is room for columns beside each other. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
