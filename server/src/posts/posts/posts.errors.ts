import { postCodes, postTexts } from '@chalkline/contract/posts/posts.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(postCodes, postTexts);

export const postNotFound = () => notFound('post');
export const commentNotFound = () => notFound('comment');
export const postChanged = () => stateChanged('post');
export const postEmpty = () => refusal('post_empty', { path: 'body.text' });
export const announcedToday = () => refusal('announced_today', { path: 'body.kind' });
export const tooManyPinned = () => refusal('too_many_pinned');
