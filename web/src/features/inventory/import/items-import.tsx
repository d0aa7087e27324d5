import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { importItems } from '@chalkline/contract/inventory/inventory.endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useImport } from '../../../platform/use-import.ts';
import { counted } from '../../../ui/counted.ts';
import { ImportPreview } from '../../../ui/import-preview.tsx';
import { ImportSource } from '../../../ui/import-source.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { inventoryQueries } from '../inventory.queries.ts';

const noun = ['item', 'items'] as const;

/** Items with their stock from a CSV file: a preview first, then all rows or none. */
export function ItemsImport({ onDone }: { onDone: () => void }) {
  const cache = useQueryClient();
  const { csv, bring, preview, check, confirm, busy, refusal } = useImport({
    run: async (input, idempotencyKey) => (await call(importItems, { body: input }, { idempotencyKey })).data,
    done: ({ added }) => {
      addToast({ kind: 'success', title: `${counted(added, noun)} imported` });
      void cache.invalidateQueries({ queryKey: inventoryQueries.all });
      onDone();
    },
  });
  return (
    <Stack gap={16}>
      <ImportSource
        csv={csv}
        onCsv={bring}
        onCheck={check}
        busy={busy && preview === null}
        wanted="CSV, up to 2,000 rows"
        onTemplate={() => saveFile(fileNameOf(['inventory', 'template'], 'csv'), template)}
        columns="Required column: name. Optional: kind (equipment or supply), code, barcode, place, quantity, condition, low at, unit cost, currency, bought on and note. An item at two places has two rows. Items you already have stay as they are."
      />
      {refusal && (
        <Note tone="bad" announced>
          {refusal}
        </Note>
      )}
      {preview && <ImportPreview preview={preview} noun={noun} onConfirm={confirm} busy={busy} />}
    </Stack>
  );
}

const template = [
  'kind,name,code,barcode,place,quantity,condition,low_at,unit_cost,currency,bought_on,note',
  'equipment,Kettlebell 16 kg,KB-16,,Main floor,6,5,,58.00,EUR,2026-01-31,',
  'supply,Block chalk,,,Store,40,,10,1.20,EUR,,',
  '',
].join('\r\n');
