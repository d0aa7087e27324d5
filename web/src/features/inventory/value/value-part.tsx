import type { ValueReply } from '@chalkline/contract/inventory/movement.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { inventoryQueries } from '../inventory.queries.ts';
import { piecesText } from '../inventory-texts.ts';

type Line = ValueReply[number];

const columns: readonly Column<Line>[] = [
  { key: 'place', head: 'Place', phone: 'lead', cell: ({ place }) => place },
  {
    key: 'equipment',
    head: 'Equipment',
    align: 'right',
    cell: ({ equipment, currency }) => showMoney(equipment, currency),
  },
  {
    key: 'supplies',
    head: 'Supplies',
    align: 'right',
    cell: ({ supplies, currency }) => showMoney(supplies, currency),
  },
  {
    key: 'total',
    head: 'Total',
    align: 'right',
    cell: ({ equipment, supplies, currency }) => showMoney(equipment + supplies, currency),
  },
];

/** What the pieces at each place cost when they were bought, by currency. */
export function ValuePart() {
  const query = useQuery(inventoryQueries.value());
  return (
    <Loaded query={query} failed="Couldn’t load the values" panel>
      {(lines) =>
        lines.length === 0 ? (
          <Panel>
            <EmptyState title="Nothing in stock yet">Values appear once you receive pieces.</EmptyState>
          </Panel>
        ) : (
          <Stack gap={16}>
            {[...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, some]) => (
              <InCurrency key={currency} currency={currency} lines={some} />
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

function InCurrency({ currency, lines }: { currency: CurrencyCode; lines: readonly Line[] }) {
  const total = lines.reduce((sum, { equipment, supplies }) => sum + equipment + supplies, 0);
  const unpriced = lines.reduce((sum, line) => sum + line.unpriced, 0);
  return (
    <Panel title={`Value in ${currency}: ${showMoney(total, currency)}`}>
      <DataTable
        caption={`Value in ${currency}`}
        columns={columns}
        rows={lines}
        rowKey={({ place }) => place}
      />
      {unpriced > 0 && <Note>{piecesText(unpriced)} without a cost are not included.</Note>}
    </Panel>
  );
}
