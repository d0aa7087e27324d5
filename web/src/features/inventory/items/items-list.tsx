import type { ItemKind, ItemReply } from '@chalkline/contract/inventory/item.schema.ts';
import type { ReactNode } from 'react';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { numberText } from '../../../ui/locale.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { inventoryQueries } from '../inventory.queries.ts';
import { conditionText, placesText } from '../inventory-texts.ts';
import styles from './items.module.css';
import { StandingText } from './standing.tsx';

interface ItemsListProps {
  kind: ItemKind;
  filters: Omit<Parameters<typeof inventoryQueries.items>[0], 'kind'>;
  empty: ReactNode;
  onOpen: (itemId: string) => void;
}

/** What there is of one kind, by name. */
export function ItemsList({ kind, filters, empty, onOpen }: ItemsListProps) {
  return (
    <PagedList
      query={inventoryQueries.items({ ...filters, kind })}
      failed="Couldn’t load the inventory"
      skeleton={<SkeletonRows rows={8} avatar={false} />}
      noun={['item', 'items']}
      empty={empty}
    >
      {(rows) => (
        <DataTable
          caption="Inventory"
          columns={columnsOf(kind, onOpen)}
          rows={rows}
          rowKey={({ id }) => id}
          rowState={({ retiredAt }) => (retiredAt ? 'out' : undefined)}
        />
      )}
    </PagedList>
  );
}

function columnsOf(kind: ItemKind, onOpen: (itemId: string) => void): readonly Column<ItemReply>[] {
  return [
    {
      key: 'name',
      head: 'Item',
      phone: 'lead',
      cell: ({ id, name, code }) => (
        <button type="button" className={styles.name} onClick={() => onOpen(id)}>
          {name} {code && <span className={styles.code}>{code}</span>}
        </button>
      ),
    },
    { key: 'place', head: 'Place', cell: placesText },
    { key: 'pieces', head: 'Pieces', align: 'right', cell: ({ stock }) => numberText(stock) },
    ...(kind === 'equipment'
      ? [
          {
            key: 'condition',
            head: 'Condition',
            cell: ({ condition }: ItemReply) => conditionText(condition),
          },
        ]
      : []),
    { key: 'next', head: 'Next', cell: (item) => <StandingText item={item} /> },
  ];
}
