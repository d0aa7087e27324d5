import { listItems, recordCount } from '@chalkline/contract/inventory/inventory.endpoints.ts';
import type { SheetLine } from '@chalkline/contract/inventory/movement.schema.ts';
import { useState } from 'react';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { BarcodeReader } from '../../../patterns/scanning/barcode-reader.tsx';
import { CountLines } from '../../../patterns/scanning/count-lines.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { call } from '../../../platform/calls.ts';
import { errorText } from '../../../platform/error-texts.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { counted as countedText } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { inventoryQueries } from '../inventory.queries.ts';
import { addOne, lineOf, withCounted } from './count.rules.ts';
import { useCountDraft } from './use-count-draft.ts';

interface CountSheetProps {
  placeId: string;
  listed: readonly SheetLine[];
  onDone: () => void;
}

/** The count of one place: by camera, hand scanner or typing. Items that aren't listed here are found by their code. */
export function CountSheet({ placeId, listed, onDone }: CountSheetProps) {
  const { lines, setLines, clear } = useCountDraft(placeId, listed);
  const [note, setNote] = useKeptState(`count note ${placeId}`, '');
  const [said, setSaid] = useState<{ text: string; found: boolean } | null>(null);
  const counted = lines.filter((line) => line.counted !== null);
  const differing = counted.filter((line) => line.counted !== line.listed);

  async function read(code: string): Promise<void> {
    const known = lineOf(lines, code);
    if (known) {
      setLines((now) => addOne(now, known.itemId));
      setSaid({ text: `${known.name}: ${(known.counted ?? 0) + 1} counted`, found: true });
      return;
    }
    try {
      const [item] = (await call(listItems, { query: { scan: code } })).data;
      if (!item) {
        setSaid({ text: `No item has the code ${code}.`, found: false });
        return;
      }
      const { id: itemId, name, code: itemCode, barcode } = item;
      const line = { itemId, name, code: itemCode, barcode, listed: 0, counted: 0 };
      setLines((now) => addOne(now.some((one) => one.itemId === itemId) ? now : [line, ...now], itemId));
      setSaid({ text: `${name}: 1 counted, not listed at this place`, found: true });
    } catch (failure) {
      setSaid({ text: errorText(failure), found: false });
    }
  }

  const save = useAction({
    send: (keyed) =>
      keyed(recordCount, {
        body: {
          placeId,
          note,
          lines: counted.map((line) => ({ itemId: line.itemId, counted: line.counted ?? 0 })),
        },
      }),
    done: ({ counted: kinds, differences }) => ({
      title: 'Count saved',
      detail: `${countedText(kinds, ['item', 'items'])} counted, ${countedText(differences.length, ['difference', 'differences'])}`,
    }),
    invalidates: [inventoryQueries.all],
    onDone: () => {
      clear();
      onDone();
    },
  });

  return (
    <Stack gap={16}>
      <BarcodeReader label="Barcode, code or name" onCode={(code) => void read(code)} said={said} />
      <Panel
        title="Counted"
        footer={`${counted.length} of ${countedText(lines.length, ['item', 'items'])} counted`}
      >
        {lines.length === 0 ? (
          <EmptyState title="Nothing is listed at this place">
            Scan or type the code of what you find.
          </EmptyState>
        ) : (
          <CountLines
            lines={lines.map((line) => ({ ...line, id: line.itemId }))}
            onCount={(itemId, value) => setLines((now) => withCounted(now, itemId, value))}
          />
        )}
      </Panel>
      <Panel title={countedText(differing.length, ['difference', 'differences'])} padded>
        <FormBody>
          <TextField
            id="count-note"
            label="Note"
            optional
            autoComplete="off"
            hint="Saved with every difference, such as Broken or Lent."
            value={note}
            onChange={(change) => setNote(change.currentTarget.value)}
          />
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
          </Row>
        </FormBody>
      </Panel>
    </Stack>
  );
}
