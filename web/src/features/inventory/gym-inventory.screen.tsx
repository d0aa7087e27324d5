import { exportInventory } from '@chalkline/contract/inventory/inventory.endpoints.ts';
import { type InventorySummary, itemKinds, itemMarks } from '@chalkline/contract/inventory/item.schema.ts';
import { IconMapPin, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../patterns/loaded.tsx';
import { anyText, useListFilters } from '../../patterns/use-list-filters.ts';
import { call } from '../../platform/calls.ts';
import { useAddressParams } from '../../platform/use-address-params.ts';
import { useExport } from '../../platform/use-export.ts';
import { useSearchText, withParam } from '../../platform/use-search-text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { FieldGrid } from '../../ui/field.tsx';
import { Figure, Figures } from '../../ui/figures.tsx';
import { numberText } from '../../ui/locale.ts';
import { Page, Stack } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { dayText } from '../../ui/times.ts';
import { PageTitle } from '../../ui/titles.tsx';
import { addToast } from '../../ui/toasts.tsx';
import { CountPart } from './count/count-part.tsx';
import { ItemsImport } from './import/items-import.tsx';
import { inventoryQueries } from './inventory.queries.ts';
import { kindLabels } from './inventory-texts.ts';
import { ItemDetails } from './items/item-details.tsx';
import { ItemModal } from './items/item-modal.tsx';
import { ItemsList } from './items/items-list.tsx';
import { PlacesModal } from './places/places-modal.tsx';
import { ValuePart } from './value/value-part.tsx';

const parts = ['equipment', 'supply', 'count', 'value', 'import'] as const;
const markLabels = { low: 'Running low', service: 'Service due', repair: 'In repair' } as const;

/** What an organization has: equipment, supplies, counts and values. */
export function GymInventoryScreen() {
  const summary = useQuery(inventoryQueries.summary());
  return (
    <Page width="work">
      <Loaded query={summary} failed="Couldn’t load the inventory" panel>
        {(figures) => <Inventory figures={figures} />}
      </Loaded>
    </Page>
  );
}

function Inventory({ figures }: { figures: InventorySummary }) {
  const { manage } = figures.can;
  const { filters, setFilter } = useListFilters({ part: parts });
  const [params, change] = useAddressParams();
  const places = useQuery(inventoryQueries.places());
  const [open, setOpen] = useState<'item' | 'places' | null>(null);
  const part = filters.part || 'equipment';
  const kind = part === 'supply' ? 'supply' : 'equipment';
  const itemId = params.get('item');
  const openItem = (id: string) => change((now) => withParam(now, 'item', id), { preventScrollReset: true });
  const known = places.data ?? [];
  return (
    <Stack gap={16}>
      <PageTitle below={lastCounted(figures)} actions={manage && <Actions onOpen={setOpen} />}>
        Inventory
      </PageTitle>
      <InventoryFigures figures={figures} />
      <SegmentedControl
        label="Part of the inventory"
        choices={[
          { value: 'equipment', label: kindLabels.equipment },
          { value: 'supply', label: kindLabels.supply },
          { value: 'count', label: 'Count' },
          ...(manage
            ? [
                { value: 'value' as const, label: 'Value' },
                { value: 'import' as const, label: 'Import' },
              ]
            : []),
        ]}
        value={part}
        onChange={(value) => setFilter('part', value)}
      />
      {part === 'count' && (
        <Loaded query={places} failed="Couldn’t load the places" panel>
          {(all) => <CountPart places={all} />}
        </Loaded>
      )}
      {part === 'value' && manage && <ValuePart />}
      {part === 'import' && manage && <ItemsImport onDone={() => setFilter('part', 'equipment')} />}
      {itemKinds.some((one) => one === part) && <Items kind={kind} places={known} onOpen={openItem} />}
      {open === 'item' && <ItemModal item={null} kind={kind} places={known} onClose={() => setOpen(null)} />}
      {open === 'places' && <PlacesModal places={known} onClose={() => setOpen(null)} />}
      {itemId && (
        <ItemDetails
          key={itemId}
          itemId={itemId}
          places={known}
          mayManage={manage}
          onClose={() => openItem('')}
        />
      )}
    </Stack>
  );
}

function lastCounted({ lastCountedAt, equipment, supplies }: InventorySummary): string {
  const kinds = `${numberText(equipment)} equipment and ${numberText(supplies)} supply items`;
  return lastCountedAt === null
    ? `${kinds}, never counted.`
    : `${kinds}, last counted ${dayText(lastCountedAt)}.`;
}

function InventoryFigures({ figures }: { figures: InventorySummary }) {
  const { pieces, serviceDue, serviceLate, inRepair, low } = figures;
  return (
    <Figures>
      <Figure label="Pieces of equipment" value={numberText(pieces)} />
      <Figure
        label="Service due"
        value={numberText(serviceDue)}
        after="in 14 days"
        {...(serviceLate > 0 && { note: `${numberText(serviceLate)} late`, tone: 'bad' })}
      />
      <Figure label="In repair" value={numberText(inRepair)} />
      <Figure
        label="Running low"
        value={numberText(low)}
        {...(low > 0 && { note: 'Order more', tone: 'warn' })}
      />
    </Figures>
  );
}

function Actions({ onOpen }: { onOpen: (what: 'item' | 'places') => void }) {
  const { run, busy } = useExport({
    read: async () => (await call(exportInventory, {})).data,
    failed: (detail) => addToast({ kind: 'error', title: 'Couldn’t export the inventory', detail }),
  });
  return (
    <>
      <ExportButton busy={busy} onClick={run} />
      <Button
        icon={<IconMapPin size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => onOpen('places')}
      >
        Places
      </Button>
      <Button
        variant="main"
        icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => onOpen('item')}
      >
        Add an item
      </Button>
    </>
  );
}

interface ItemsProps {
  kind: (typeof itemKinds)[number];
  places: readonly { readonly id: string; readonly name: string }[];
  onOpen: (itemId: string) => void;
}

const everything = 'all';

function Items({ kind, places, onOpen }: ItemsProps) {
  const { filters, isNarrowed, setFilter, clear } = useListFilters({
    search: anyText,
    placeId: anyText,
    mark: [...itemMarks, 'retired'],
  });
  const [search, setSearch] = useSearchText('search');
  const { mark, ...rest } = filters;
  const narrowed = mark === 'retired' ? { ...rest, retired: 'true' as const } : { ...rest, mark };
  return (
    <>
      <SearchField
        label="Search the inventory"
        placeholder="Name or code"
        value={search}
        onChange={setSearch}
      />
      <FieldGrid>
        <SelectField
          id="place-filter"
          label="Place"
          choices={[
            { value: everything, label: 'All places' },
            ...places.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={filters.placeId || everything}
          onChange={(value) => setFilter('placeId', value === everything ? '' : value)}
        />
        <SelectField
          id="mark-filter"
          label="Show"
          choices={[
            { value: everything, label: 'Everything' },
            ...itemMarks.map((value) => ({ value, label: markLabels[value] })),
            { value: 'retired', label: 'Retired' },
          ]}
          value={mark || everything}
          onChange={(value) => setFilter('mark', value === everything ? '' : value)}
        />
      </FieldGrid>
      <Panel>
        <ItemsList
          kind={kind}
          filters={narrowed}
          onOpen={onOpen}
          empty={
            isNarrowed ? (
              <EmptyState
                title="No matching items"
                action={
                  <Button size={32} onClick={clear}>
                    Clear filters
                  </Button>
                }
              >
                Try another search or place.
              </EmptyState>
            ) : (
              <EmptyState title={kind === 'equipment' ? 'No equipment yet' : 'No supplies yet'}>
                Items your gym keeps appear here with their stock and place.
              </EmptyState>
            )
          }
        />
      </Panel>
    </>
  );
}
