import type { PlaceReply } from '@chalkline/contract/inventory/place.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { withParam } from '../../../platform/use-search-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { inventoryQueries } from '../inventory.queries.ts';
import { CountSheet } from './count-sheet.tsx';

/** Counting a place: choose it, count what is there, save the differences. */
export function CountPart({ places }: { places: readonly PlaceReply[] }) {
  const [params, change] = useAddressParams();
  const placeId = places.find(({ id }) => id === params.get('counting'))?.id ?? null;
  const setPlaceId = (id: string) =>
    change((now) => withParam(now, 'counting', id), { preventScrollReset: true });
  if (places.length === 0) {
    return (
      <Panel>
        <EmptyState title="No places yet">You count one place at a time. Add a place first.</EmptyState>
      </Panel>
    );
  }
  return (
    <Stack gap={16}>
      <SelectField
        id="count-place"
        label="Place to count"
        placeholder="Choose a place"
        choices={places.map(({ id, name }) => ({ value: id, label: name }))}
        value={placeId}
        onChange={setPlaceId}
      />
      {placeId && <Sheet key={placeId} placeId={placeId} onDone={() => setPlaceId('')} />}
    </Stack>
  );
}

function Sheet({ placeId, onDone }: { placeId: string; onDone: () => void }) {
  // Read once: what was counted stays while the list behind it changes.
  const query = useQuery({
    ...inventoryQueries.sheet(placeId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Loaded query={query} failed="Couldn’t load what’s at this place" panel>
      {(listed) => <CountSheet placeId={placeId} listed={listed} onDone={onDone} />}
    </Loaded>
  );
}
