import { newPartner } from '@chalkline/contract/partners/partner.schema.ts';
import type { z } from 'zod';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { PartnerView } from './partner-pictures.service.ts';
import { applyAsPartner } from './partners.service.ts';

/** This person's application as a partner. */
export function partner(
  parts: Parts,
  viewer: Viewer,
  sketch: Partial<z.input<typeof newPartner>> = {},
): Promise<PartnerView> {
  const usual = {
    name: 'Noordkaap',
    sells: 'Grips, chalk and ropes',
    story: 'We stitch grips by hand.',
    town: 'Rotterdam',
    country: 'NLD',
    website: null,
    delivery: {
      currency: 'EUR' as const,
      home: { price: 495, freeFrom: 6000 },
      abroad: { price: 990, freeFrom: null, countries: ['BEL', 'DEU'] },
    },
  };
  return applyAsPartner(parts, viewer, newPartner.parse({ ...usual, ...sketch }));
}
