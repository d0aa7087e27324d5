import { PagedList } from '../../../patterns/paged-list.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { programQueries } from '../programs.queries.ts';
import { CatalogCard } from './catalog-card.tsx';

/** The programs that a person published, as far as the viewer may see them; nothing where there is none. */
export function PersonProgramsSection({ personId }: { personId: string }) {
  return (
    <PagedList
      query={programQueries.list({ coach: personId })}
      failed="Couldn’t load programs"
      skeleton={null}
      empty={null}
    >
      {(programs) => (
        <Panel padded title="Programs">
          <CardGrid>
            {programs.map((program) => (
              <CatalogCard key={program.id} program={program} />
            ))}
          </CardGrid>
        </Panel>
      )}
    </PagedList>
  );
}
