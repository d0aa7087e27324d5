import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { Note } from '../../../ui/note.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

/** The bank hasn't decided yet. The page asks again by itself. */
export function Processing({ order }: { order: OrderReply }) {
  return (
    <Panel padded>
      <Stack gap={16}>
        <Row gap={12}>
          <Spinner size={24} label="Waiting for your bank" />
          <b>Your bank is confirming the payment</b>
        </Row>
        <Note>
          Don’t pay again. You can close this page: your place stays held, and we’ll email {order.email} as
          soon as the payment is confirmed.
        </Note>
      </Stack>
    </Panel>
  );
}
