import { createContext, useContext } from 'react';

const Known = createContext<ReadonlySet<string>>(new Set());

/** Told by the route table, so that no menu leads to a screen that is not built. */
export const KnownAddresses = Known;

export function useKnownAddresses(): ReadonlySet<string> {
  return useContext(Known);
}
