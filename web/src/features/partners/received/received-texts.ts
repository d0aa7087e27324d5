import type { ReceivedList, ReceivedState } from '@chalkline/contract/partners/delivery.schema.ts';

export const receivedLabels: Readonly<Record<ReceivedState, string>> = {
  new: 'New',
  accepted: 'To pack',
  packed: 'To ship',
  shipped: 'On its way',
  delivered: 'Delivered',
  returned: 'Returned',
  canceled: 'Canceled',
};

export const listLabels: Readonly<Record<ReceivedList, string>> = {
  open: 'Open',
  shipped: 'On their way',
  closed: 'Closed',
  returns: 'Returns',
};
