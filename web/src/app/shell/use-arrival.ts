import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { titleText } from '../../platform/screen-title.ts';

/**
 * Does what a full page load would do: sets the title and moves focus to the heading, so that keyboards and screen
 * readers start there, or to the field that a screen is for. Not on the first load or when only the query changes.
 */
export function useArrival(title: string): void {
  const { pathname } = useLocation();
  // Before the screen's own effects, which may set a more specific title.
  useLayoutEffect(() => {
    document.title = titleText(title);
  }, [title]);

  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
    return keepFocus();
  }, [pathname]);
}

function focusHeading(): void {
  const field = document.querySelector<HTMLElement>('main [data-arrival]');
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  (field ?? heading ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
}

/**
 * Keeps focus on the heading. The loading heading disappears and takes focus with it, and a closing menu returns
 * focus to its button. Runs until the person interacts or leaves the screen. Returns a function to stop.
 */
function keepFocus(): () => void {
  const watching = new MutationObserver(() => {
    if (document.activeElement === document.body) focusHeading();
  });
  const main = document.querySelector('main');
  if (main) watching.observe(main, { childList: true, subtree: true });
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches('[aria-haspopup="menu"]')) focusHeading();
  };
  document.addEventListener('focusin', onFocus);
  const stop = () => {
    watching.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
  const gestures = ['keydown', 'pointerdown'] as const;
  for (const gesture of gestures) document.addEventListener(gesture, stop, { once: true });
  return () => {
    stop();
    for (const gesture of gestures) document.removeEventListener(gesture, stop);
  };
}
