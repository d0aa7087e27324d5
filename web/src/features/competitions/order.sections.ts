import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { screenSection } from '../../platform/screen-section.ts';

/** On the order of a registration: the team that it bought or pays a share of. */
export const orderTeamSection = screenSection<{ order: OrderReply }>({
  key: 'team',
  label: 'Your team',
  load: async () => (await import('./teams/order-team.section.tsx')).OrderTeamSection,
});
