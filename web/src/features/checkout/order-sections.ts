import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import type { ScreenSection } from '../../platform/screen-section.ts';

/** What it has itself is shown instead of the list of what was bought. */
interface OrderSection extends Partial<ScreenSection<{ orderId: string }>> {
  /** Where its buyer goes next. Left out: to what was bought from. */
  readonly next?: { readonly to: string; readonly label: string };
  /** Below what was bought. */
  readonly more?: ScreenSection<{ order: OrderReply }>;
  /** While it is to be paid. */
  readonly unpaid?: ScreenSection<{ order: OrderReply }>;
}

/** What other features show on an order once it is paid, and before, by the kind of thing that was bought. */
export type OrderSections = Readonly<Record<string, OrderSection>>;

/** They are loaded with the screen of an order. */
export type LoadOrderSections = () => Promise<OrderSections>;
