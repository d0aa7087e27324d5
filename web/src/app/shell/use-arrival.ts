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
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  }, [pathname]);
}
