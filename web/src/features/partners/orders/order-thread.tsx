import {
  type OrderMessageReply,
  orderMessageLength,
} from '@chalkline/contract/partners/order-message.schema.ts';
import type { writeToBuyer, writeToPartner } from '@chalkline/contract/partners/order-messages.endpoints.ts';
import { MessageThread } from '../../../patterns/message-thread.tsx';
import { clockTime, dayText } from '../../../ui/times.ts';
import { partnerQueries } from '../partners.queries.ts';

interface OrderThreadProps {
  orderId: string;
  messages: readonly OrderMessageReply[];
  /** The call of one’s own side; null: nobody is left to write to. */
  send: typeof writeToPartner | typeof writeToBuyer | null;
}

/** What buyer and shop wrote to each other about an order. */
export function OrderThread({ orderId, messages, send }: OrderThreadProps) {
  return (
    <MessageThread
      messages={messages.map(({ id, isFromPartner, author, text, at }) => ({
        id,
        isStaff: isFromPartner,
        by: [author, `${dayText(at)}, ${clockTime(at)}`].filter(Boolean).join(', '),
        text,
      }))}
      answer={
        send && {
          keptAs: `order ${orderId}`,
          maxLength: orderMessageLength,
          send: (call, text) => call(send as typeof writeToBuyer, { params: { orderId }, body: { text } }),
          invalidates: [partnerQueries.all],
        }
      }
    />
  );
}
