import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSoughtRow } from '../../patterns/use-sought-row.ts';
import { postQueries } from './posts.queries.ts';

/** The comment that the address leads to (`?comment=…`): loads on until it is there, and brings it into view. */
export function useSoughtComment(postId: string): { readonly id: string | null; readonly isGone: boolean } {
  const [params] = useSearchParams();
  const id = params.get('comment');
  const { isFound, isGone } = useSoughtRow(postQueries.comments(postId), id);
  useEffect(() => {
    if (isFound) document.querySelector(`[data-comment="${id}"]`)?.scrollIntoView({ block: 'center' });
  }, [isFound, id]);
  return { id, isGone };
}
