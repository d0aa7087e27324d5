import { featuredAtMost } from '@chalkline/contract/showcase/featured.schema.ts';
import { featuredCodes, showcaseTexts } from '@chalkline/contract/showcase/showcase.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(featuredCodes, showcaseTexts);

export const featuredItemNotFound = () => notFound('featured item');
export const alreadyFeatured = () => refusal('already_featured', { path: 'body.thingId' });
export const featuredFull = () => refusal('featured_full', { detail: `The limit is ${featuredAtMost}.` });
export const notPublic = () => refusal('not_public', { path: 'body.thingId' });
export const endsBeforeItStarts = () => refusal('ends_before_it_starts', { path: 'body.endsAt' });
