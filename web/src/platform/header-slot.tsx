import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const Slot = createContext<HTMLElement | null>(null);

export const HeaderSlotProvider = Slot;

/** Puts something into the header of a `work` screen, beside the logo: the thing being edited and its state. */
export function InHeader({ children }: { children: ReactNode }) {
  const slot = useContext(Slot);
  return slot && createPortal(children, slot);
}
