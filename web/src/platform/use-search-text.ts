import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useAddressParams } from './use-address-params.ts';

const settledMs = 250;

/**
 * A search text kept in the address. Typing shows right away and updates the address after a pause, unless
 * the person is already on the way to another page; navigation restores the text of that address. `pageName` is the parameter of
 * a page, which is no page of what is searched for next.
 */
export function useSearchText(
  name: string,
  pageName?: string,
): [text: string, setText: (text: string) => void] {
  const [params, change] = useAddressParams();
  const here = useLocation().pathname;
  const isLeaving = (useNavigation().location?.pathname ?? here) !== here;
  const inAddress = params.get(name) ?? '';
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);

  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  useEffect(() => {
    if (isLeaving || text === written.current) return;
    const timer = setTimeout(() => {
      if (text === written.current) return;
      written.current = text;
      const withText = (now: URLSearchParams) => withParam(now, name, text);
      change((now) => (pageName ? withParam(withText(now), pageName, '') : withText(now)), {
        replace: true,
        preventScrollReset: true,
      });
    }, settledMs);
    return () => clearTimeout(timer);
  }, [text, name, pageName, change, isLeaving]);

  return [text, setText];
}

/** The same parameters with one changed; an empty one is left out. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
