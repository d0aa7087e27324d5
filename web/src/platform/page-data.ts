import { pageDataMetaName } from '@chalkline/contract/site.ts';

const written = document.querySelector<HTMLMetaElement>(`meta[name="${pageDataMetaName}"]`)?.content;
const data: Readonly<Record<string, unknown>> = written ? JSON.parse(written) : {};

/** When the page came. */
export const pageDataAt = Date.now();

/**
 * What the server wrote into the page for its first screen, by name: the data of the call that it stands for.
 * Undefined where it wrote none, which development never does.
 */
export function pageData<Data>(name: string): Data | undefined {
  return data[name] as Data | undefined;
}
