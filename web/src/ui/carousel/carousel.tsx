import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type CSSProperties, type FocusEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import styles from './carousel.module.css';
import { itemsShown, playsBySelf } from './carousel-rules.ts';
import { Dots } from './dots.tsx';
import { useCarousel } from './use-carousel.ts';

export interface CarouselItem {
  readonly key: string;
  /** What it is, read out with its dot. */
  readonly name: string;
  readonly content: ReactNode;
}

interface CarouselProps {
  /** What is in it: "Featured competitions". */
  label: string;
  items: readonly CarouselItem[];
}

const lessMotion = '(prefers-reduced-motion: reduce)';

/**
 * A row of items that moves by itself (seed §2): dots, no arrows; a swipe, the dots and the arrow keys on them
 * move it too. The pause button is there because whatever moves for longer than 5 seconds must be stoppable
 * by touch as well (WCAG 2.2.2). Reserves the place of its dots, so nothing moves when its code has come.
 */
export function Carousel({ label, items }: CarouselProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const still = useSyncExternalStore(onMotionChange, () => matchMedia(lessMotion).matches);
  const shown = useSyncExternalStore(onResize, () => itemsShown(window.innerWidth));
  const plays = playsBySelf({ hovered, focused, still, stopped });
  const { viewport, stops, current, go } = useCarousel(items.length, plays, still);
  const leaves = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget as Node | null);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      style={{ '--shown': shown } as CSSProperties}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={(event) => leaves(event) && setFocused(false)}
    >
      <div className={styles.viewport} ref={viewport}>
        <div className={styles.row}>
          {items.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the WAI pattern, not a fieldset.
            <div
              key={key}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${items.length}`}
              className={styles.item}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {items.length > shown && (
        <div className={styles.controls}>
          {stops > 1 && (
            <Dots names={items.slice(0, stops).map(({ name }) => name)} current={current} onGo={go} />
          )}
          {stops > 1 && !still && (
            <button
              type="button"
              className={styles.pause}
              aria-label={stopped ? 'Resume slideshow' : 'Pause slideshow'}
              title={stopped ? 'Resume slideshow' : 'Pause slideshow'}
              onClick={() => setStopped(!stopped)}
            >
              {stopped ? (
                <IconPlayerPlay size={16} stroke={1.75} />
              ) : (
                <IconPlayerPause size={16} stroke={1.75} />
              )}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

function onMotionChange(changed: () => void): () => void {
  const wish = matchMedia(lessMotion);
  wish.addEventListener('change', changed);
  return () => wish.removeEventListener('change', changed);
}
