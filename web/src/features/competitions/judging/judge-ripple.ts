import { lazyPart } from '../../../platform/lazy-part.ts';

/** What a score changes. It needs a network anyway, so the phones on the floor don't keep it. */
export const RipplePreview = lazyPart(
  async () => (await import('../organizer/ripple/ripple-preview.tsx')).RipplePreview,
);
