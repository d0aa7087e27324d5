import { PagedList } from '../../../patterns/paged-list.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonCards } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { programQueries } from '../programs.queries.ts';
import { CatalogCard } from './catalog-card.tsx';

/** The programs of a community, for those who may read what is inside. */
export function CommunityProgramsSection({ groupId }: { groupId: string }) {
  return (
    <section>
      <h2>
        <VisuallyHidden>Programs</VisuallyHidden>
      </h2>
      <PagedList
        query={programQueries.ofCommunity(groupId)}
        page="programs-page"
        failed="Couldn’t load programs"
        skeleton={<SkeletonCards />}
        noun={['program', 'programs']}
        empty={
          <EmptyState title="No programs yet">
            Programs that trainers publish in this community appear here.
          </EmptyState>
        }
      >
        {(programs) => (
          <CardGrid>
            {programs.map((program) => (
              <CatalogCard key={program.id} program={program} />
            ))}
          </CardGrid>
        )}
      </PagedList>
    </section>
  );
}
