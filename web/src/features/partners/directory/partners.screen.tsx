import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { countryChoices } from '../../../patterns/country-choices.ts';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSession } from '../../../platform/session.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FieldGrid } from '../../../ui/field.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonCards } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { partnerQueries } from '../partners.queries.ts';
import { PartnerCard } from './partner-card.tsx';

/** Partners to buy gear from, open to everyone. */
export function PartnersScreen() {
  const { filters, isNarrowed, setFilter, clear } = useListFilters({ search: anyText, to: anyText });
  const [search, setSearch] = useSearchText('search');
  const { data: countries = [] } = useQuery(partnerQueries.countries());
  const to = countries.some(({ code }) => code === filters.to) ? filters.to : '';
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle marked below="Makers of gear and food for training." actions={<OwnActions />}>
          Partners
        </PageTitle>
        <FieldGrid>
          <SearchField
            label="Search partners"
            placeholder="Name, product or town"
            value={search}
            onChange={setSearch}
          />
          <SelectField
            label="Delivers to"
            labelHidden
            searchable
            nothingFound="No matching country"
            placeholder="Delivers anywhere"
            choices={[
              { value: '', label: 'Delivers anywhere' },
              ...countryChoices(countries).map((choice) => ({
                ...choice,
                label: `Delivers to ${choice.label}`,
                also: [choice.label, ...(choice.also ?? [])],
              })),
            ]}
            value={to}
            onChange={(country) => setFilter('to', country)}
          />
        </FieldGrid>
        <PagedList
          query={partnerQueries.directory(filters.search, to)}
          failed="Couldn’t load partners"
          skeleton={<SkeletonCards />}
          noun={['partner', 'partners']}
          empty={
            isNarrowed ? (
              <EmptyState
                title="No matching partners"
                action={
                  <Button size={32} onClick={clear}>
                    Clear filters
                  </Button>
                }
              >
                Try the start of a name, a product or a town, or another country.
              </EmptyState>
            ) : (
              <EmptyState title="No partners yet">Approved partners appear here.</EmptyState>
            )
          }
        >
          {(partners) => (
            <CardGrid>
              {partners.map((partner) => (
                <PartnerCard key={partner.id} partner={partner} to={to} />
              ))}
            </CardGrid>
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}

function OwnActions() {
  const session = useSession();
  const own = useQuery({ ...partnerQueries.own(), enabled: session !== null });
  if (own.data || session?.user.accountType === 'admin') {
    return <ButtonLink to={urlOf('partnersDashboard')}>Partner dashboard</ButtonLink>;
  }
  return <ButtonLink to={urlOf('addPartner')}>Become a partner</ButtonLink>;
}
