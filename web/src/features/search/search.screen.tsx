import { type FoundKind, type SearchKind, searchQuery } from '@chalkline/contract/search/search.schema.ts';
import { type PlainAddressName, urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '../../patterns/loaded.tsx';
import { useSession } from '../../platform/session.ts';
import { useAddressParams } from '../../platform/use-address-params.ts';
import { useSearchText } from '../../platform/use-search-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import text from '../../ui/text.module.css';
import { PageTitle } from '../../ui/titles.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FoundRow } from './found-row.tsx';
import styles from './search.module.css';
import { searchQueries } from './search.queries.ts';

/** One search over everything that the reader may see. */
export function SearchScreen() {
  const [search, setSearch] = useSearchText('search');
  const [params] = useAddressParams();
  const asked = (params.get('search') ?? '').trim();
  const isEnough = searchQuery.safeParse({ search: asked }).success;
  const query = useQuery({ ...searchQueries.found(asked), enabled: isEnough });
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle marked>Search</PageTitle>
        <SearchField
          label="Search everything"
          placeholder="Competitions, events, people, groups, programs …"
          value={search}
          onChange={setSearch}
          isArrival
        />
        {isEnough ? (
          <Loaded query={query} failed="Couldn’t search" panel>
            {(found) => <Found found={found} search={asked} />}
          </Loaded>
        ) : (
          <EmptyState title="What are you looking for?">Type at least two letters of a name.</EmptyState>
        )}
      </Stack>
    </Page>
  );
}

function Found({ found, search }: { found: readonly FoundKind[]; search: string }) {
  const isSignedIn = useSession() !== null;
  if (found.length === 0)
    return (
      <div role="status">
        <EmptyState title={`Nothing found for “${search}”`}>
          Check the spelling, or try the start of another word.
          {!isSignedIn && ' People and foods are found when you’re signed in.'}
        </EmptyState>
      </div>
    );
  const count = found.reduce((sum, { things }) => sum + things.length, 0);
  return (
    <>
      <p className={styles.count} role="status">
        {count === 1 ? '1 match' : `${count} matches`}
      </p>
      <div className={styles.kinds}>
        {found.map(({ kind, things, more }) => {
          const list = more ? lists[kind] : undefined;
          return (
            <Panel
              key={kind}
              title={kindTitles[kind]}
              actions={
                list && (
                  <Link className={text.link} to={urlOf(list, {}, { search })}>
                    See all<VisuallyHidden> {kindTitles[kind].toLowerCase()}</VisuallyHidden>
                  </Link>
                )
              }
            >
              <ul className={styles.things}>
                {things.map((thing) => (
                  <li key={thing.id}>
                    <FoundRow thing={thing} />
                  </li>
                ))}
              </ul>
            </Panel>
          );
        })}
      </div>
    </>
  );
}

const kindTitles: Readonly<Record<SearchKind, string>> = {
  competition: 'Competitions',
  event: 'Events',
  person: 'People',
  community: 'Communities',
  group: 'Groups',
  activity: 'Activities',
  challenge: 'Challenges',
  program: 'Programs',
  exercise: 'Exercises',
  partner: 'Partners',
  product: 'Products',
  food: 'Foods',
};

/** The lists that take the same words and have all of a kind. */
const lists: Readonly<Partial<Record<SearchKind, PlainAddressName>>> = {
  competition: 'home',
  event: 'events',
  community: 'communities',
  activity: 'allActivities',
  challenge: 'allChallenges',
  program: 'programs',
  exercise: 'exercises',
  partner: 'partners',
};
