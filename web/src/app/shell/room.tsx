import type { ReactNode } from 'react';
import { useSession } from '../../platform/session.ts';
import { AdminRoom } from './admin-room.tsx';
import { CoachRoom } from './coach-room.tsx';

/** The side menu of those who work; trainers have theirs also on the screens that they share with administrators. */
export function Room({ children }: { children: ReactNode }) {
  const isTrainer = useSession()?.user.accountType === 'trainer';
  return isTrainer ? <CoachRoom>{children}</CoachRoom> : <AdminRoom>{children}</AdminRoom>;
}
