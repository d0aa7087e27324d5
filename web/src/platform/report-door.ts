import { createContext, useContext } from 'react';

/** Something that can be reported to moderators. */
export interface Reportable {
  readonly kind: 'post' | 'comment' | 'message' | 'person' | 'group' | 'result';
  readonly id: string;
  /** Of a result, the challenge in which it counts. */
  readonly groupId?: string;
}

/** Opens the dialog. It belongs to a feature above those that offer it, so the app puts it here. */
export const ReportDoor = createContext<(thing: Reportable) => void>(() => undefined);

export function useReport(): (thing: Reportable) => void {
  return useContext(ReportDoor);
}
