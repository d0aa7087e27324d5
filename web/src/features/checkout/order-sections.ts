import type { ScreenSection } from '../../platform/screen-section.ts';

/** What other features show on a paid order, by the kind of thing that was bought. */
export type OrderSections = Readonly<Record<string, ScreenSection<{ orderId: string }>>>;
