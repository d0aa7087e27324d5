import type { StockLine } from '@chalkline/contract/partners/product.schema.ts';
import { countStock } from '@chalkline/contract/partners/products.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { BarcodeReader } from '../../../patterns/scanning/barcode-reader.tsx';
import { CountLines } from '../../../patterns/scanning/count-lines.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { counted as countedText } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { partnerQueries } from '../partners.queries.ts';
import { addOneOf, type CountedVariant, variantOf } from './count-stock.rules.ts';

/** Counting what one sells, by camera, hand scanner or typing; saved at once, with the differences. */
export function CountStock({ onDone }: { onDone: () => void }) {
  // Read once: what was counted stays while the list behind it changes.
  const query = useQuery({
    ...partnerQueries.stockLines(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Loaded query={query} failed="Couldn’t load your stock" panel>
      {(listed) =>
        listed.length === 0 ? (
          <Panel>
            <EmptyState title="Nothing to count yet">Add a product first.</EmptyState>
          </Panel>
        ) : (
          <Sheet listed={listed} onDone={onDone} />
        )
      }
    </Loaded>
  );
}

function Sheet({ listed, onDone }: { listed: readonly StockLine[]; onDone: () => void }) {
  const [lines, setLines] = useKeptState<readonly CountedVariant[]>('partner count', () =>
    listed.map((line) => ({ ...line, counted: null })),
  );
  const [said, setSaid] = useState<{ text: string; found: boolean } | null>(null);
  const counted = lines.filter((line) => line.counted !== null);
  const read = (code: string) => {
    const found = variantOf(lines, code);
    if (!found) return setSaid({ text: `No variant has the code ${code}.`, found: false });
    setLines((now) => addOneOf(now, found.variantId));
    setSaid({ text: `${found.title}: ${(found.counted ?? 0) + 1} counted`, found: true });
  };
  const save = useAction({
    send: (keyed) =>
      keyed(countStock, {
        body: {
          note: '',
          lines: counted.map((line) => ({ variantId: line.variantId, counted: line.counted ?? 0 })),
        },
      }),
    done: ({ counted: kinds, differences }) => ({
      title: 'Count saved',
      detail: `${countedText(kinds, ['variant', 'variants'])} counted, ${countedText(differences.length, ['difference', 'differences'])}`,
    }),
    invalidates: [partnerQueries.all],
    onDone,
  });
  return (
    <Stack gap={16}>
      <BarcodeReader label="Barcode, SKU or name" onCode={read} said={said} />
      <Panel
        title="Counted"
        footer={`${counted.length} of ${countedText(lines.length, ['variant', 'variants'])} counted`}
      >
        <CountLines
          lines={lines.map(({ variantId, title, stock, ...line }) => ({
            id: variantId,
            name: title,
            listed: stock,
            counted: line.counted,
          }))}
          onCount={(id, value) =>
            setLines((now) => now.map((one) => (one.variantId === id ? { ...one, counted: value } : one)))
          }
        />
      </Panel>
      <ActionError error={save.error} />
      <Row>
        <Button
          variant="main"
          size={48}
          disabled={counted.length === 0}
          busy={save.busy}
          onClick={() => save.run()}
        >
          Save count
        </Button>
        <Button size={48} onClick={onDone}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
