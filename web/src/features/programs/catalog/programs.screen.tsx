import { equipment } from '@chalkline/contract/programs/exercise.schema.ts';
import { programLevels, programPrices, programSpans } from '@chalkline/contract/programs/program.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSession } from '../../../platform/session.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonCards } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { equipmentLabels, noEquipment } from '../exercises/exercise-texts.ts';
import { levelLabels } from '../program-text.ts';
import { programQueries } from '../programs.queries.ts';
import styles from './catalog.module.css';
import { CatalogCard } from './catalog-card.tsx';

const any = 'any';
const levels = programLevels.filter((level) => level !== 'any');
const priceLabels = { free: 'Free', paid: 'Paid', bought: 'Bought by me' } as const;
const spanLabels = { short: 'Up to 4 weeks', medium: '5 to 8 weeks', long: '9 weeks or more' } as const;

function useProgramFilters() {
  return useListFilters({
    search: anyText,
    span: programSpans,
    level: levels,
    equipment: [...equipment, 'none'],
    price: programPrices,
  });
}

/** Programs to choose from. */
export function ProgramsScreen() {
  const { filters, isNarrowed, clear } = useProgramFilters();
  const builds = useSession()?.user.can.seeFitnessPrograms ?? false;
  const { search, span, level, price } = filters;
  const asked = {
    ...(search && { search }),
    ...(span && { span }),
    ...(level && { level }),
    ...(price && { price }),
    ...(filters.equipment && { equipment: filters.equipment }),
  };
  return (
    <Page>
      <Stack gap={16}>
        <PageTitle
          marked
          below="Weeks of training, planned by coaches."
          actions={builds && <ButtonLink to={urlOf('myPrograms')}>My programs</ButtonLink>}
        >
          Programs
        </PageTitle>
        <Tools />
        <section>
          <h2>
            <VisuallyHidden>Programs found</VisuallyHidden>
          </h2>
          <PagedList
            query={programQueries.list(asked)}
            failed="Couldn’t load programs"
            skeleton={<SkeletonCards />}
            noun={['program', 'programs']}
            empty={
              isNarrowed ? (
                <EmptyState
                  title="No matching programs"
                  action={
                    <Button size={32} onClick={clear}>
                      Clear filters
                    </Button>
                  }
                >
                  Try fewer words, another length or other equipment.
                </EmptyState>
              ) : (
                <EmptyState title="No programs yet">Programs that coaches publish appear here.</EmptyState>
              )
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
      </Stack>
    </Page>
  );
}

function Tools() {
  const { filters, setFilter } = useProgramFilters();
  const [search, setSearch] = useSearchText('search');
  const isSignedIn = useSession() !== null;
  const set = (name: 'span' | 'level' | 'equipment' | 'price', value: string) =>
    setFilter(name, (value === any ? '' : value) as never);
  return (
    <div className={styles.tools}>
      <SearchField
        label="Search programs"
        placeholder="Program, coach or exercise"
        value={search}
        onChange={setSearch}
      />
      <SelectField
        label="Length"
        labelHidden
        choices={[
          { value: any, label: 'Any length' },
          ...programSpans.map((value) => ({ value, label: spanLabels[value] })),
        ]}
        value={filters.span || any}
        onChange={(value) => set('span', value)}
      />
      <SelectField
        label="Equipment"
        labelHidden
        choices={[
          { value: any, label: 'Any equipment' },
          { value: 'none', label: noEquipment },
          ...equipment.map((value) => ({ value, label: equipmentLabels[value] })),
        ]}
        value={filters.equipment || any}
        onChange={(value) => set('equipment', value)}
      />
      <SelectField
        label="Level"
        labelHidden
        choices={[
          { value: any, label: levelLabels.any },
          ...levels.map((value) => ({ value, label: levelLabels[value] })),
        ]}
        value={filters.level || any}
        onChange={(value) => set('level', value)}
      />
      <SelectField
        label="Price"
        labelHidden
        choices={[
          { value: any, label: 'Any price' },
          ...programPrices
            .filter((value) => isSignedIn || value !== 'bought')
            .map((value) => ({ value, label: priceLabels[value] })),
        ]}
        value={filters.price || any}
        onChange={(value) => set('price', value)}
      />
    </div>
  );
}
