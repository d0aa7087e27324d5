import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Lets rows slide to their new place when the version changed: none longer than 200 ms, none for people
 * who ask for less motion, none that nobody sees. Rows name themselves with `data-entry`.
 */
export function useRowMoves(list: RefObject<HTMLElement | null>, version: number): void {
  const known = useRef({ version, tops: new Map<string, number>() });
  useLayoutEffect(() => {
    const tops = new Map<string, number>();
    const isMove = known.current.version !== version && !prefersStillness();
    const sight = isMove ? inSight(list.current) : null;
    const moves: (() => void)[] = [];
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? []) {
      const id = row.dataset.entry ?? '';
      const top = row.offsetTop;
      tops.set(id, top);
      const from = known.current.tops.get(id);
      if (sight === null || from === undefined || from === top) continue;
      if (sight.has(from) || sight.has(top)) moves.push(() => slide(row, from - top, sight.height));
    }
    // After all were measured: an animation begun in between would have the page laid out again for each row.
    for (const move of moves) move();
    known.current = { version, tops };
  });
}

/** Which offsets from the top of the list are on the screen. */
function inSight(list: HTMLElement | null) {
  const first = list?.querySelector<HTMLElement>('[data-entry]');
  const above = first ? first.offsetTop - (list?.getBoundingClientRect().top ?? 0) : 0;
  return {
    height: innerHeight,
    has: (top: number) => top > above - rowHeight && top < above + innerHeight,
  };
}

const rowHeight = 64;

/** Comes from no farther than the edge of the screen. */
function slide(row: HTMLElement, by: number, farthest: number): void {
  const start = Math.max(-farthest, Math.min(farthest, by));
  row.animate([{ transform: `translateY(${start}px)` }, { transform: 'none' }], {
    duration: 200,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  });
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
