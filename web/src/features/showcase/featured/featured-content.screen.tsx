import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../platform/error-texts.ts';
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { showcaseQueries } from '../showcase.queries.ts';
import { AddFeatured } from './add-featured.tsx';
import styles from './featured-content.module.css';
import { FeaturedList } from './featured-list.tsx';
import { FeaturedPreview } from './featured-preview.tsx';
import { PromoPanel } from './promo-panel.tsx';

/** `/featured-content`: what the home screen shows first, in which order and when. */
export function FeaturedContentScreen() {
  return (
    <Page width="work">
      <Stack gap={24}>
        <PageTitle below="Shown first on the home page.">Featured content</PageTitle>
        <FeaturedPreview />
        <div className={styles.columns}>
          <Items />
          <Stack gap={24}>
            <AddFeatured />
            <PromoPanel />
          </Stack>
        </div>
      </Stack>
    </Page>
  );
}

function Items() {
  const query = useQuery(showcaseQueries.items());
  return (
    <Panel title="Featured items">
      {query.isError && !query.data && (
        <ErrorState
          title="Couldn’t load featured items"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          {errorText(query.error)}
        </ErrorState>
      )}
      {query.isPending && <SkeletonRows rows={4} avatar={false} />}
      {query.data?.length === 0 && (
        <EmptyState title="Nothing featured yet">
          Search for a competition, event, community or program and feature it. It appears on the home page
          right away.
        </EmptyState>
      )}
      {query.data && query.data.length > 0 && <FeaturedList items={query.data} />}
    </Panel>
  );
}
