import { describe, expect, it } from 'vitest';
import { autoplayMs, carouselSizes, itemsShown, playsBySelf } from './carousel-rules.ts';

describe('itemsShown', () => {
  it.each([
    [320, 1],
    [463, 1],
    [464, 2],
    [768, 2],
    [769, 3],
    [1023, 3],
    [1024, 3],
    [3000, 3],
    [3840, 3],
  ])('at %i px gives %i', (width, items) => {
    expect(itemsShown(width)).toBe(items);
  });

  it('names the seed’s figures', () => {
    const { mobile, tablet, desktop, largeDesktop } = carouselSizes;
    expect([mobile.below, tablet.from, tablet.to, desktop.from, largeDesktop.to]).toEqual([
      464, 464, 768, 1024, 3000,
    ]);
    expect(autoplayMs).toBe(3000);
  });
});

describe('playsBySelf', () => {
  const free = { hovered: false, focused: false, still: false, stopped: false };
  it('moves while nothing holds it', () => {
    expect(playsBySelf(free)).toBe(true);
  });
  it.each(['hovered', 'focused', 'still', 'stopped'] as const)('stands still while %s', (pause) => {
    expect(playsBySelf({ ...free, [pause]: true })).toBe(false);
  });
});
