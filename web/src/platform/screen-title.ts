import { tabTitle } from '@chalkline/contract/page-texts.ts';
import { useEffect } from 'react';
import { site } from './site.ts';

/** The title in the browser's tab. */
export function titleText(title: string): string {
  return tabTitle(title, site.productName);
}

/** Says the title better than the route table could: with the name of the thing, once it is known. */
export function useScreenTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = titleText(title);
  }, [title]);
}
