import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../../ui/panel.tsx';
import { FeaturedCarousel } from '../home/featured.tsx';
import { showcaseQueries } from '../showcase.queries.ts';
import styles from './featured-content.module.css';

/** The row as visitors see it at this moment. */
export function FeaturedPreview() {
  const { data } = useQuery({ ...showcaseQueries.featured(), staleTime: 0 });
  if (!data || data.length === 0) return null;
  return (
    <Panel title="Home page preview">
      <div className={styles.preview} data-on-frame="">
        <FeaturedCarousel things={data} />
      </div>
    </Panel>
  );
}
