import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import type { ScreenSection } from '../../platform/screen-section.ts';

interface OrderSection extends ScreenSection<{ orderId: string }> {
  /** Where its buyer goes next. Left out: to what was bought from. */
  readonly next?: { readonly to: string; readonly label: string };
  /** While it is to be paid. */
  readonly unpaid?: ScreenSection<{ order: OrderReply }>;
}

/** What other features show on an order once it is paid, and before, by the kind of thing that was bought. */
export type OrderSections = Readonly<Record<string, OrderSection>>;

/** They are loaded with the screen of an order. */
export type LoadOrderSections = () => Promise<OrderSections>;
