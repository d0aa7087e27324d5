import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import styles from './tabs.module.css';

interface TabLook {
  label: ReactNode;
  count?: number | undefined;
  /** The dot of something going on. */
  live?: boolean | undefined;
}

interface TabLinksProps {
  label: string;
  tabs: readonly (TabLook & { to: string })[];
  /** The address of the open one. */
  current: string;
  /** Larger, in the ink frame, with the volt bar. */
  onFrame?: boolean;
}

/** Tabs that are addresses: a link or the back button restores them. */
export function TabLinks({ label, tabs, current, onFrame = false }: TabLinksProps) {
  const strip = useRef<HTMLElement>(null);
  // On a phone the strip scrolls: the open one must be seen in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is open when the address has changed
  useEffect(() => {
    const open = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && open) strip.current.scrollLeft = open.offsetLeft - strip.current.offsetLeft - 16;
  }, [current]);
  return (
    <nav className={clsx(styles.tabs, onFrame && styles.onFrame)} aria-label={label} ref={strip}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className={styles.tab}
          aria-current={tab.to === current ? 'page' : undefined}
          preventScrollReset
        >
          <TabContent label={tab.label} count={tab.count} live={tab.live} />
        </Link>
      ))}
    </nav>
  );
}

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly (TabLook & { key: Key })[];
  current: Key;
  onChange: (key: Key) => void;
  /** The content of the open tab. */
  children: ReactNode;
  id: string;
}

/** Tabs inside a page, moved with the arrow keys. */
export function Tabs<Key extends string>({ label, tabs, current, onChange, children, id }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.key === current);
    const next = nextIndex(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.key);
    list.current?.querySelectorAll('button')[next ?? 0]?.focus();
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.key)}
          >
            <TabContent label={tab.label} count={tab.count} live={tab.live} />
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current}`}>
        {children}
      </div>
    </>
  );
}

function TabContent({ label, count, live }: TabLook) {
  return (
    <>
      {label}
      {count !== undefined && <small>{count}</small>}
      {live && <i className={styles.dot} />}
    </>
  );
}

function nextIndex(key: string, at: number, length: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % length;
  if (key === 'ArrowLeft') return (at - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return null;
}
