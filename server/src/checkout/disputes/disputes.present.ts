import type { DisputeReply, DisputeRowReply } from '@chalkline/contract/checkout/disputes.schema.ts';
import type { DisputeView } from './disputes.answer.service.ts';
import type { DisputeOf } from './disputes.repository.ts';

export function presentDisputeRow({ dispute, order }: DisputeOf): DisputeRowReply {
  const { id, state, amount, currency, reason, respondBy, createdAt } = dispute;
  return {
    id,
    state,
    amount,
    currency,
    reason,
    orderId: order.id,
    offerId: order.offerId,
    title: order.title,
    buyerName: order.buyerName,
    respondBy: respondBy?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export function presentDispute(view: DisputeView): DisputeReply {
  const { dispute, order, facts, files } = view;
  const { evidence, answeredAt, closedAt, takenBack } = dispute;
  return {
    ...presentDisputeRow(view),
    email: order.email,
    invoiceNumber: order.invoiceNumber,
    facts: [...facts],
    evidence:
      evidence !== null && answeredAt
        ? {
            text: evidence,
            sentAt: answeredAt.toISOString(),
            files: files.map(({ kind, path, bytes }) => ({ kind, path, bytes })),
          }
        : null,
    closedAt: closedAt?.toISOString() ?? null,
    takenBack,
    can: { answer: dispute.state === 'needs_response' },
  };
}
