import { createContext, useContext } from 'react';

/** A figure that is asked about: of a workout, or of the overall. */
export interface AskedPlace {
  readonly entryId: string;
  /** null: the overall. */
  readonly workoutId: string | null;
  /** Which of the figures that say this was pressed. */
  readonly figure: 'place' | 'result' | 'points';
}

export interface Explaining {
  readonly asked: AskedPlace | null;
  readonly ask: (place: AskedPlace | null) => void;
}

const context = createContext<Explaining>({ asked: null, ask: () => undefined });

export const ExplainingProvider = context.Provider;

/** Which figure is explained at the moment, and the way to ask about another. */
export function useExplaining(): Explaining {
  return useContext(context);
}

/** Identifies the button of a figure, to position the popover and to restore focus. */
export function keyOf({ entryId, workoutId, figure }: AskedPlace): string {
  return `${entryId} ${workoutId ?? ''} ${figure}`;
}
