import { useCallback } from 'react';
import { type Location, type NavigateOptions, useLocation, useSearchParams } from 'react-router';

type Change = (now: URLSearchParams) => URLSearchParams;

/** A requested address change that hasn't been applied yet. */
const asked = new WeakMap<Location, URLSearchParams>();

/**
 * The parameters of the address, and the way to change them. A change takes its time to reach the address, and
 * another may come meanwhile, from elsewhere on the screen: that one begins with what the first made of it.
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
