import { downloadDocuments } from '@chalkline/contract/checkout/sales.endpoints.ts';
import { documentsQuery } from '@chalkline/contract/checkout/sales.schema.ts';
import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import { useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { saveReply } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { timeNow } from '../../../ui/now.ts';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** Invoices and credit notes of a range of days, as a file for an accountant. */
export function DocumentsPanel({ as }: { as: SellingAs }) {
  const [span, setSpan] = useState(lastMonth);
  const isWrong = !documentsQuery.safeParse(span).success;
  const save = useAction({
    send: (call) => call(downloadDocuments, { params: { as }, query: span }),
    onDone: saveReply,
    failed: 'Couldn’t download the invoices',
  });
  return (
    <Panel title="Invoices and credit notes" padded>
      <Stack>
        <TextField
          type="date"
          label="From"
          value={span.from}
          onChange={({ currentTarget }) => setSpan({ ...span, from: currentTarget.value })}
        />
        <TextField
          type="date"
          label="Through"
          value={span.to}
          error={isWrong && 'Choose a last day within a year of the first.'}
          onChange={({ currentTarget }) => setSpan({ ...span, to: currentTarget.value })}
        />
        <Row>
          <Button
            busy={save.busy}
            disabled={isWrong}
            aria-label="Download invoices and credit notes as CSV"
            onClick={() => save.run()}
          >
            CSV
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}

/** The last whole month, in UTC. */
function lastMonth() {
  const now = new Date(timeNow());
  const day = (month: number, of: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, of)).toISOString().slice(0, 10);
  return { from: day(-1, 1), to: day(0, 0) };
}
