import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../platform/calls.ts';
import { plainList, plainListIn } from './plain-list.queries.ts';

/** Begins to read the page; the screen does not wait for it. */
export function loadPlainList({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(plainList(plainListIn(new URL(request.url).searchParams)));
  return null;
}
