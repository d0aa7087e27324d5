import { type ComponentType, createContext, useContext } from 'react';

const Floor = createContext<ComponentType | null>(null);

/** What is going on, below the poster: app/ says what shows it, because competitions know it. */
export const EntranceFloor = Floor;

export function useEntranceFloor(): ComponentType | null {
  return useContext(Floor);
}
