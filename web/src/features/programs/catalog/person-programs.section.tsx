import { PagedList } from '../../../patterns/paged-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { programQueries } from '../programs.queries.ts';
import { CatalogCard } from './catalog-card.tsx';
import styles from './person-programs.module.css';

/** The programs that a person published, as far as the viewer may see them; nothing where there is none. */
export function PersonProgramsSection({ personId }: { personId: string }) {
  return (
    <PagedList
      query={programQueries.list({ coach: personId })}
      page="programs-page"
      failed="Couldn’t load programs"
      skeleton={null}
      empty={null}
    >
      {(programs) => (
        <Panel padded title="Programs">
          <div className={styles.cards}>
            {programs.map((program) => (
              <CatalogCard key={program.id} program={program} />
            ))}
          </div>
        </Panel>
      )}
    </PagedList>
  );
}
