import { type KeyboardEvent, useRef } from 'react';
import styles from './carousel.module.css';

interface DotsProps {
  /** Of the first item shown at each stop. */
  names: readonly string[];
  current: number;
  onGo: (stop: number) => void;
}

/** One leaning bar for each stop; the arrow keys, Home and End go along them. */
export function Dots({ names, current, onGo }: DotsProps) {
  const group = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const last = names.length - 1;
    const wanted = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    const stop = Math.min(Math.max(wanted, 0), last);
    onGo(stop);
    group.current?.querySelectorAll('button')[stop]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields.
    <div role="group" aria-label="Slides" className={styles.dots} ref={group} onKeyDown={press}>
      {names.map((name, stop) => (
        <button
          key={name + String(stop)}
          type="button"
          className={styles.dot}
          aria-label={`Show ${name}`}
          aria-current={stop === current || undefined}
          tabIndex={stop === current ? 0 : -1}
          onClick={() => onGo(stop)}
        />
      ))}
    </div>
  );
}
