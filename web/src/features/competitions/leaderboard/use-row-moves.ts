import { type RefObject, useLayoutEffect, useRef } from 'react';

const farthest = 480;

/**
 * Lets rows slide to their new place when the version changed: none longer than 200 ms, none for people
 * who ask for less motion. Rows name themselves with `data-entry`.
 */
export function useRowMoves(list: RefObject<HTMLElement | null>, version: number): void {
  const known = useRef({ version, tops: new Map<string, number>() });
  useLayoutEffect(() => {
    const tops = new Map<string, number>();
    const isMove = known.current.version !== version && !prefersStillness();
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? []) {
      const id = row.dataset.entry ?? '';
      const top = row.offsetTop;
      tops.set(id, top);
      const from = known.current.tops.get(id);
      if (isMove && from !== undefined && from !== top) slide(row, from - top);
    }
    known.current = { version, tops };
  });
}

function slide(row: HTMLElement, by: number): void {
  const start = Math.max(-farthest, Math.min(farthest, by));
  row.animate([{ transform: `translateY(${start}px)` }, { transform: 'none' }], {
    duration: 200,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  });
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
