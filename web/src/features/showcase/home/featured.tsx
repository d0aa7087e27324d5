import type { FeaturedThing } from '@chalkline/contract/showcase/featured.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { FrameBand } from '../../../ui/page.tsx';
import { showcaseQueries } from '../showcase.queries.ts';
import styles from './featured.module.css';
import { FeaturedCard } from './featured-card.tsx';

/** What the home screen shows first, in the ink frame. Not there when nothing is featured. */
export function Featured() {
  const { data } = useQuery(showcaseQueries.featured());
  if (!data || data.length === 0) return null;
  return (
    <FrameBand className={styles.band}>
      <FeaturedCarousel things={data} />
    </FrameBand>
  );
}

export function FeaturedCarousel({ things }: { things: readonly FeaturedThing[] }) {
  return (
    <Carousel
      label="Featured"
      items={things.map((thing) => ({
        key: `${thing.kind} ${thing.id}`,
        name: thing.title,
        content: <FeaturedCard thing={thing} />,
      }))}
    />
  );
}
