import { useEffect, useRef, useState } from 'react';
import { useAddressParams } from './use-address-params.ts';

const settledMs = 250;

/**
 * A search text kept in the address. Typing shows right away and updates the address after a pause, or
 * just before a click, so that a link pressed meanwhile isn't overtaken; navigation restores the text of that address. `pageName` is the parameter of
 * a page, which is no page of what is searched for next.
 */
export function useSearchText(
  name: string,
  pageName?: string,
): [text: string, setText: (text: string) => void] {
  const [params, change] = useAddressParams();
  const inAddress = params.get(name) ?? '';
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);

  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  useEffect(() => {
    if (text === written.current) return;
    const write = () => {
      if (text === written.current) return;
      written.current = text;
      const withText = (now: URLSearchParams) => withParam(now, name, text);
      change((now) => (pageName ? withParam(withText(now), pageName, '') : withText(now)), {
        replace: true,
        preventScrollReset: true,
      });
    };
    const timer = setTimeout(write, settledMs);
    window.addEventListener('click', write, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', write, true);
    };
  }, [text, name, pageName, change]);

  return [text, setText];
}

/** The same parameters with one changed; an empty one is left out. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
