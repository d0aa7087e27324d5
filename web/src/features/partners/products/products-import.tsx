import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { importProducts } from '@chalkline/contract/partners/product-imports.endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useImport } from '../../../platform/use-import.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { ImportPreview } from '../../../ui/import-preview.tsx';
import { ImportSource } from '../../../ui/import-source.tsx';
import { Note } from '../../../ui/note.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { partnerQueries } from '../partners.queries.ts';

const noun = ['variant', 'variants'] as const;

/** Products, prices and stock from a CSV file: a preview first, then all rows or none. */
export function ProductsImport({ onDone }: { onDone: () => void }) {
  const cache = useQueryClient();
  const { csv, bring, preview, check, confirm, busy, refusal } = useImport({
    run: async (input, idempotencyKey) =>
      (await call(importProducts, { body: input }, { idempotencyKey })).data,
    done: ({ added, changed }) => {
      addToast({
        kind: 'success',
        title: 'Products imported',
        detail: `${counted(added, noun)} added, ${counted(changed, noun)} changed`,
      });
      void cache.invalidateQueries({ queryKey: partnerQueries.all });
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
        wanted="CSV, up to 2,000 variants"
        onTemplate={() => saveFile(fileNameOf(['products', 'template'], 'csv'), template)}
        columns="Required column: product. Optional: options, variant, sku, barcode, price, currency, stock, state and description. New products need a price; those you have keep what the file leaves empty. Stock becomes what the file says."
      />
      {refusal && (
        <Note tone="bad" announced>
          {refusal}
        </Note>
      )}
      {preview && <ImportPreview preview={preview} noun={noun} onConfirm={confirm} busy={busy} />}
      <Row>
        <Button onClick={onDone}>Cancel</Button>
      </Row>
    </Stack>
  );
}

const template = [
  'product,options,variant,sku,barcode,price,currency,stock',
  'Training vest,"Color, Size","Ink, M",TV-INK-M,,89.00,EUR,4',
  'Training vest,"Color, Size","Ink, L",TV-INK-L,,89.00,EUR,6',
  '',
].join('\r\n');
