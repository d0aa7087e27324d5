import type { ReactNode } from 'react';
import { FollowingProvider, useFollowing } from './use-following.ts';

interface KeepFollowingProps {
  competitionId: string;
  /** False when embedded, where there is no account or list. */
  isOffered: boolean;
  children: ReactNode;
}

/** Lets the rows within be followed, where that is offered. */
export function KeepFollowing({ isOffered, ...kept }: KeepFollowingProps) {
  return isOffered ? <Kept {...kept} /> : kept.children;
}

function Kept({ competitionId, children }: Omit<KeepFollowingProps, 'isOffered'>) {
  return <FollowingProvider value={useFollowing(competitionId)}>{children}</FollowingProvider>;
}
