import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyPart } from './lazy-part.ts';

/**
 * A part of a screen that another feature brings. Each feature lists its own; app/ joins them in the order in which
 * they are shown and hands them to the screen, which knows none of them.
 */
export interface ScreenSection<Props extends object = Record<never, never>> {
  /** In the address: `?tab=security`. */
  readonly key: string;
  readonly label: string;
  /** Who it is for; left out: everyone. */
  readonly needs?: 'organization';
  /** Its code, loaded when it is first shown. */
  readonly Section: LazyExoticComponent<ComponentType<Props>>;
  /** Starts to load its code, where the screen's own is still under way. */
  readonly preload: () => void;
}

interface SectionInput<Props extends object> {
  key: string;
  label: string;
  needs?: 'organization';
  /** `async () => (await import('./security.section.tsx')).SecuritySection` */
  load: () => Promise<ComponentType<Props>>;
}

export function screenSection<Props extends object = Record<never, never>>({
  key,
  label,
  load,
  ...rest
}: SectionInput<Props>): ScreenSection<Props> {
  // A failure shows where the section does.
  return { key, label, ...rest, Section: lazyPart(load), preload: () => void load().catch(() => undefined) };
}
