import { createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { hasUnsavedWork, logOut } from '../log-out.ts';

const LogOutQuestion = lazyPart(async () => (await import('./log-out-question.tsx')).LogOutQuestion);

const Leave = createContext<() => void>(() => void logOut());

/** Logs out, and asks first when something is unsaved. */
export function useLogOut(): () => void {
  return useContext(Leave);
}

/** Wraps the menus, which close before the question is answered. */
export function LogOutDoor({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState(false);
  return (
    <Leave value={() => (hasUnsavedWork() ? setAsked(true) : void logOut())}>
      {children}
      {asked && (
        <Suspense>
          <LogOutQuestion onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </Leave>
  );
}
