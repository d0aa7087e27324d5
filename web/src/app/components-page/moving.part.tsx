import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Cover } from '../../ui/cover/cover.tsx';
import { PromoBanner } from '../../ui/promo-banner.tsx';
import styles from './components-page.module.css';
import { Part } from './part.tsx';

const names = [
  'Harbor Throwdown',
  'Rift Valley Open',
  'Midnight Sun Masters',
  'Andes Altitude Games',
  'Baltic Pairs',
];

export function CarouselPart() {
  return (
    <Part title="Carousel: 3, 2, 1 items; 3 s; dots" span={12}>
      <div className={styles.frame} data-on-frame="">
        <Carousel
          label="Examples"
          items={names.map((name) => ({
            key: name,
            name,
            content: (
              <a href={`#${name}`} className={styles.poster}>
                <Cover id={name} dark />
                <b>{name}</b>
              </a>
            ),
          }))}
        />
      </div>
    </Part>
  );
}

export function PromoPart() {
  const [open, setOpen] = useState(true);
  return (
    <Part title="Promo banner" span={12}>
      {open ? (
        <PromoBanner onClose={() => setOpen(false)}>
          Harbor Throwdown is live: 412 athletes, three days, every score as it lands.
          <a href="#board">Open the board</a>
        </PromoBanner>
      ) : (
        <Button size={32} onClick={() => setOpen(true)}>
          Open it again
        </Button>
      )}
    </Part>
  );
}
