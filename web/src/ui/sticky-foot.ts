import { useCallback } from 'react';

/**
 * Publishes the height of what sticks to the bottom of the screen, so that focused elements scroll clear of it. `--foot`
 * is the strip below everything else, `--dock` what sits above it. Gives a ref callback for the element.
 */
export function useStickyFoot(name: '--foot' | '--dock') {
  return useCallback(
    (foot: HTMLElement | null) => {
      if (!foot) return;
      const root = document.documentElement.style;
      const watching = new ResizeObserver(() => root.setProperty(name, `${foot.offsetHeight}px`));
      watching.observe(foot);
      return () => {
        watching.disconnect();
        root.removeProperty(name);
      };
    },
    [name],
  );
}
