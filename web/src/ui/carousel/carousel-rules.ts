/** From one item to the next, by itself (seed §9). */
export const autoplayMs = 3000;

/** Window widths in pixels and how many items show side by side (seed §2 and §9). */
export const carouselSizes = {
  mobile: { below: 464, items: 1 },
  tablet: { from: 464, to: 768, items: 2 },
  desktop: { from: 1024, items: 3 },
  largeDesktop: { to: 3000, items: 3 },
} as const;

/** Items side by side in a window of this width. Widths between tablet and desktop count as desktop. */
export function itemsShown(width: number): number {
  const { mobile, tablet, desktop, largeDesktop } = carouselSizes;
  if (width < mobile.below) return mobile.items;
  if (width <= tablet.to) return tablet.items;
  return width < desktop.from ? desktop.items : largeDesktop.items;
}

/** Why a carousel is paused. */
export interface Pauses {
  readonly hovered: boolean;
  readonly focused: boolean;
  /** The person asks for less motion. */
  readonly still: boolean;
  /** Pressed pause. */
  readonly stopped: boolean;
}

/** It moves by itself only while nobody looks closer, and never for people who ask for less motion. */
export function playsBySelf({ hovered, focused, still, stopped }: Pauses): boolean {
  return !hovered && !focused && !still && !stopped;
}
