import { useCallback } from 'react';
import { type Location, type NavigateOptions, useLocation, useSearchParams } from 'react-router';

type Change = (now: URLSearchParams) => URLSearchParams;

/** A requested address change that hasn't been applied yet. */
const asked = new WeakMap<Location, URLSearchParams>();

/**
 * The address's query parameters and a function to change them. A change reaches the address with a delay; another
 * change made in the meantime builds on the first.
 */
export function useAddressParams(): [
  params: URLSearchParams,
  change: (to: Change, options?: NavigateOptions) => void,
] {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (to: Change, options?: NavigateOptions) => {
      const next = to(asked.get(location) ?? new URLSearchParams(location.search));
      asked.set(location, next);
      setParams(next, options);
    },
    [location, setParams],
  );
  return [params, change];
}
