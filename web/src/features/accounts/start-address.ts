import { urlOf } from '@chalkline/contract/urls.ts';
import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router';

/** Finds where somebody who has just signed in begins; null: on the home screen. */
export type FindStart = () => Promise<string | null>;

/** Given by app/, which knows what the other features hold. */
export const StartAddress = createContext<FindStart>(async () => null);

export function useFindStart(): FindStart {
  return useContext(StartAddress);
}

/** Goes where the work of somebody begins whose session has just started by a link; who has none begins at `otherwise`. */
export function useBeginWork(otherwise = urlOf('home')): () => Promise<void> {
  const findStart = useFindStart();
  const navigate = useNavigate();
  return async () => {
    const start = await findStart().catch(() => null);
    await navigate(start ?? otherwise, { replace: true });
  };
}
