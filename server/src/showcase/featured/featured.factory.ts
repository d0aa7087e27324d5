import { newFeaturedItem } from '@chalkline/contract/showcase/featured.schema.ts';
import type { z } from 'zod';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { SharedThingKind } from '../../platform/pages/shared-things.ts';
import type { Parts } from '../../platform/parts.ts';
import { addFeaturedItem } from './featured.arrange.service.ts';
import type { FeaturedListed } from './featured.service.ts';

interface FeaturedSketch extends Partial<z.input<typeof newFeaturedItem>> {
  readonly thingId: string;
}

/** A featured thing, a competition unless the sketch says. It must be public. */
export function featured(
  parts: Parts,
  kinds: readonly SharedThingKind[],
  viewer: Viewer,
  sketch: FeaturedSketch,
): Promise<FeaturedListed> {
  const input = newFeaturedItem.parse({ kind: 'competition-detail', ...sketch });
  return addFeaturedItem(parts, kinds, viewer, input);
}
