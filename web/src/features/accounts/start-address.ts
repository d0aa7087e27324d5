import { createContext, useContext } from 'react';

/** Finds where somebody who has just signed in begins; null: on the home screen. */
export type FindStart = () => Promise<string | null>;

/** Given by app/, which knows what the other features hold. */
export const StartAddress = createContext<FindStart>(async () => null);

export function useFindStart(): FindStart {
  return useContext(StartAddress);
}
