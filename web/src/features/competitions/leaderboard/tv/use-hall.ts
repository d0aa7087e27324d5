import { useEffect } from 'react';

/** A screen in the hall is dark whatever the machine is set to, and has no scroll bar. */
export function useHall(): void {
  useEffect(() => {
    const root = document.documentElement;
    const before = { scheme: root.dataset.mantineColorScheme, overflow: root.style.overflow };
    root.dataset.mantineColorScheme = 'dark';
    root.style.overflow = 'hidden';
    return () => {
      root.dataset.mantineColorScheme = before.scheme;
      root.style.overflow = before.overflow;
    };
  }, []);
}
