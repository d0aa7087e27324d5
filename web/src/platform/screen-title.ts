import { useEffect } from 'react';
import { site } from './site.ts';

/** The title in the browser's tab. */
export function titleText(title: string): string {
  return title === site.productName ? title : `${title} · ${site.productName}`;
}

/** Says the title better than the route table could: with the name of the thing, once it is known. */
export function useScreenTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = titleText(title);
  }, [title]);
}
