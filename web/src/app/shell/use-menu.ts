import { type RefObject, useCallback, useRef, useState } from 'react';

interface Menu {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Closes it and puts the focus back on its button. */
  readonly close: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The navigation behind a menu button: the same in every header. */
export function useMenu(): Menu {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  return { isOpen, toggle: () => setOpen(!isOpen), close, button };
}
