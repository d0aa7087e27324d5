import { daysText } from '@chalkline/contract/competitions/days.ts';
import { addFeaturedItem } from '@chalkline/contract/showcase/featured.endpoints.ts';
import type { FeaturableThing } from '@chalkline/contract/showcase/featured.schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useAction } from '../../../patterns/use-action.ts';
import { errorText } from '../../../platform/error-texts.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Button } from '../../../ui/button.tsx';
import { localeNow } from '../../../ui/locale.ts';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import text from '../../../ui/text.module.css';
import { thingWords } from '../home/thing-words.ts';
import { showcaseQueries } from '../showcase.queries.ts';
import styles from './featured-content.module.css';

/** Finds what everybody may see, and features it behind the others. */
export function AddFeatured() {
  const [params] = useSearchParams();
  const [search, setSearch] = useSearchText('search');
  const asked = (params.get('search') ?? '').trim();
  const { data, error } = useQuery({
    ...showcaseQueries.featurable(asked),
    placeholderData: keepPreviousData,
  });
  const { data: items } = useQuery(showcaseQueries.items());
  const add = useAction({
    send: (call, { kind, id }: FeaturableThing) => call(addFeaturedItem, { body: { kind, thingId: id } }),
    failed: 'Couldn’t feature it',
    invalidates: [showcaseQueries.all],
  });
  const isFeatured = (thing: FeaturableThing) =>
    items?.some(({ kind, thingId }) => kind === thing.kind && thingId === thing.id) ?? false;
  return (
    <Panel title="Feature something" padded>
      <Stack gap={12}>
        <SearchField
          label="What to feature"
          placeholder="Competition, event, community or program"
          value={search}
          onChange={setSearch}
        />
        {error && <Note tone="bad">{errorText(error)}</Note>}
        {asked !== '' && data?.length === 0 && (
          <p className={text.muted} role="status">
            Nothing public matches.
          </p>
        )}
        {asked !== '' && (
          <div>
            {data?.map((thing) => (
              <Found
                key={`${thing.kind} ${thing.id}`}
                thing={thing}
                featured={isFeatured(thing)}
                busy={add.busy}
                onAdd={() => add.run(thing)}
              />
            ))}
          </div>
        )}
      </Stack>
    </Panel>
  );
}

interface FoundProps {
  thing: FeaturableThing;
  featured: boolean;
  busy: boolean;
  onAdd: () => void;
}

function Found({ thing, featured, busy, onAdd }: FoundProps) {
  const { kind, name, place, startsOn, endsOn } = thing;
  const action = featured ? 'Featured' : 'Feature';
  const when = startsOn && endsOn ? daysText(startsOn, endsOn, localeNow()) : '';
  return (
    <div className={styles.found}>
      <div className={styles.words}>
        <b>{name}</b>
        <span className={text.hint}>{[thingWords[kind], when, place].filter(Boolean).join(' · ')}</span>
      </div>
      <Button size={32} disabled={featured || busy} aria-label={`${action}: ${name}`} onClick={onAdd}>
        {action}
      </Button>
    </div>
  );
}
