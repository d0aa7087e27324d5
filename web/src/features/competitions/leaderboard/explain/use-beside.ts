import { type RefObject, useLayoutEffect, useState } from 'react';

interface Beside {
  readonly position: { readonly left: number; readonly top: number };
  /** Pixels from the top of the box to the figure's middle. */
  readonly arrow: number;
  /** Which side of the figure the box is on; undefined: over it, when there is no room. */
  readonly side: 'left' | 'right' | undefined;
}

const gap = 14;
const edge = 8;
const above = 36;

/**
 * Places a box right of a figure, or left if there is no room: in the coordinates of its parent, which
 * it is positioned in, so that it scrolls with the figure. Measured again when `when` changes or the box grows.
 */
export function useBeside(
  box: RefObject<HTMLElement | null>,
  target: () => HTMLElement | null,
  when: string,
): Beside {
  // Never seen, as it is measured before anything is drawn. It is not hidden: what is hidden takes no focus.
  const [beside, setBeside] = useState<Beside>({
    position: { left: 0, top: 0 },
    arrow: above,
    side: undefined,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `when` says that the figure may have moved
  useLayoutEffect(() => {
    const own = box.current;
    const frame = own?.parentElement;
    if (!own || !frame) return;
    const measure = () => {
      const figure = target()?.getBoundingClientRect();
      if (figure) setBeside(placed(figure, own, frame.getBoundingClientRect()));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(own);
    watcher.observe(frame);
    return () => watcher.disconnect();
  }, [box, target, when]);
  return beside;
}

function placed(figure: DOMRect, own: HTMLElement, frame: DOMRect): Beside {
  const { offsetWidth: width, offsetHeight: height } = own;
  const right = figure.right + gap;
  const fits = right + width + edge <= innerWidth;
  const left = fits ? right : Math.max(edge, figure.left - gap - width);
  const middle = figure.top + figure.height / 2;
  // Whole on the screen where it fits, which moves it up or down along its figure.
  const top = Math.max(edge, Math.min(middle - above, innerHeight - edge - height));
  return {
    position: { left: left - frame.left, top: top - frame.top },
    arrow: Math.max(16, Math.min(height - 16, middle - top)),
    side: fits ? 'right' : left > edge ? 'left' : undefined,
  };
}
