import { useEffect, useRef, useState } from 'react';

/** Whether what is in the box runs out of it at the side: then the box must be reached and scrolled by keyboard. */
export function useOverflowing() {
  const box = useRef<HTMLDivElement>(null);
  const [isOverflowing, setIsOverflowing] = useState(false);
  useEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) return;
    const watching = new ResizeObserver(() => setIsOverflowing(outer.scrollWidth > outer.clientWidth));
    watching.observe(outer);
    watching.observe(inner);
    return () => watching.disconnect();
  }, []);
  return { box, isOverflowing };
}
