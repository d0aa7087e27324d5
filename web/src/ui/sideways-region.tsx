import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './sideways-region.module.css';

interface SidewaysRegionProps {
  /** What is in it, read out. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A region that scrolls sideways when its content is too wide, with a button as long as there is more to the right. */
export function SidewaysRegion({ label, children, className }: SidewaysRegionProps) {
  const { box, hasMore } = useMoreRight();
  const scroll = () => box.current?.scrollBy({ left: box.current.clientWidth / 2 });
  return (
    <div className={styles.region}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be scrollable by keyboard */}
      <section ref={box} className={`${styles.box} ${className ?? ''}`} aria-label={label} tabIndex={0}>
        {children}
      </section>
      {hasMore && (
        <button type="button" className={styles.more} aria-label="Show more columns" onClick={scroll}>
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** Whether the box can still scroll to the right. */
function useMoreRight() {
  const box = useRef<HTMLElement>(null);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) return;
    const look = () => setHasMore(outer.scrollLeft + outer.clientWidth < outer.scrollWidth - 1);
    const watching = new ResizeObserver(look);
    watching.observe(outer);
    watching.observe(inner);
    outer.addEventListener('scroll', look, { passive: true });
    return () => {
      watching.disconnect();
      outer.removeEventListener('scroll', look);
    };
  }, []);
  return { box, hasMore };
}
