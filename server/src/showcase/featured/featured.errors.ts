import { featuredAtMost } from '@chalkline/contract/showcase/featured.schema.ts';
import { featuredCodes } from '@chalkline/contract/showcase/showcase.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(featuredCodes);

export const featuredItemNotFound = () => notFound('There is no such featured item.');
export const alreadyFeatured = () => refusal('already_featured', 'This is featured already.', 'body.thingId');
export const featuredFull = () => refusal('featured_full', `At most ${featuredAtMost} are featured.`);
export const notPublic = () => refusal('not_public', 'There is nothing public by this name.', 'body.thingId');
export const endsBeforeItStarts = () =>
  refusal('ends_before_it_starts', 'It ends before it begins.', 'body.endsAt');
