import { useSearchParams } from 'react-router';
import { type PlainListAsked, plainListIn, usualPlainSort } from './plain-list.queries.ts';

interface PlainListUsed {
  readonly asked: PlainListAsked;
  /** Another order or status begins at its first page. */
  readonly change: (changed: Partial<Pick<PlainListAsked, 'status' | 'sort'>>) => void;
  /** The address of another page; null: the first. */
  readonly toPage: (cursor: string | null) => string;
}

/** The plain list's state in the URL, and how to change it. */
export function usePlainList(): PlainListUsed {
  const [params, setParams] = useSearchParams();
  const asked = plainListIn(params);
  const withPage = (cursor: string | null) => {
    const next = new URLSearchParams(params);
    if (cursor === null) next.delete('cursor');
    else next.set('cursor', cursor);
    return next;
  };
  return {
    asked,
    change: (changed) => {
      const { status, sort } = { ...asked, ...changed };
      const next = withPage(null);
      next.delete('status');
      next.delete('sort');
      if (status !== null) next.set('status', status);
      if (sort !== usualPlainSort) next.set('sort', sort);
      setParams(next, { preventScrollReset: true });
    },
    toPage: (cursor) => `?${withPage(cursor)}`,
  };
}
