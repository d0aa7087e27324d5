import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { titleText } from '../../platform/screen-title.ts';

/**
 * What a full page load would do by itself: says the new screen's title and moves the focus to its heading,
 * so that a keyboard and a screen reader start there. Not on the first load, nor when only the query changes.
 */
export function useArrival(title: string): void {
  const { pathname } = useLocation();
  // Before the screen's own effects, which may say the title better.
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
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
}

/**
 * What stood there while the screen was loading goes, and the focus with it: it then goes on to what came instead.
 * A menu gives the focus back to its button a moment after it has led here: that is not where one is any more.
 * Until the person does something themselves, or the screen is left. Gives the way to stop.
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
