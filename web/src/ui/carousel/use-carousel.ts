import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { autoplayMs } from './carousel-rules.ts';

interface MovingCarousel {
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** Where it can stop: the first item shown at each. One when everything fits. */
  readonly stops: number;
  readonly current: number;
  readonly go: (stop: number) => void;
}

/**
 * Makes the row under `viewport` move. Its code loads after the row has rendered, so a first screen doesn't wait for
 * it; without it the row shows its first items.
 */
export function useCarousel(items: number, plays: boolean, still: boolean): MovingCarousel {
  const viewport = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState<EmblaCarouselType | null>(null);
  const [stops, setStops] = useState(1);
  const [current, setCurrent] = useState(0);

  // Runs again for new `items`.
  useEffect(() => {
    const root = viewport.current;
    if (!root || items < 2) return;
    let ended = false;
    let made: EmblaCarouselType | undefined;
    begin(root).then(
      (begun) => {
        if (ended) return begun.destroy();
        made = begun;
        const look = () => {
          setStops(begun.scrollSnapList().length);
          setCurrent(begun.selectedScrollSnap());
        };
        begun.on('select', look).on('reInit', look);
        look();
        setMoving(begun);
      },
      // The row stays as it is; a missing part of the app is said where a screen needs it.
      () => undefined,
    );
    return () => {
      ended = true;
      made?.destroy();
      setMoving(null);
    };
  }, [items]);

  useEffect(() => {
    const autoplay = moving?.plugins().autoplay;
    // Where everything fits there is nothing to move, and the plugin has not begun at all.
    if (!moving || !autoplay || !plays || stops < 2) return;
    autoplay.play(false);
    // A drag holds it; letting go lets it go on.
    const resume = () => autoplay.play(false);
    moving.on('pointerUp', resume);
    return () => {
      moving.off('pointerUp', resume);
      autoplay.stop();
    };
  }, [moving, plays, stops]);

  return { viewport, stops, current, go: (stop) => moving?.scrollTo(stop, still) };
}

async function begin(root: HTMLElement): Promise<EmblaCarouselType> {
  const [{ default: embla }, { default: autoplay }] = await Promise.all([
    import('embla-carousel'),
    import('embla-carousel-autoplay'),
  ]);
  const bySelf = autoplay({ delay: autoplayMs, playOnInit: false, stopOnFocusIn: false });
  return embla(root, { align: 'start', containScroll: 'trimSnaps', duration: 20 }, [bySelf]);
}
