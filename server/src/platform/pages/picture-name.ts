import { type AddressName, addresses } from '@chalkline/contract/urls.ts';
import type { PageAsked, PublicPageKind } from './public-pages.ts';

/** Where the picture of a page lies: `/api/share-pictures/competitionDetail~42.png`. */
export function pictureAddress({ kind, params }: PageAsked): string {
  const name = [kind.name, ...Object.values(params)].join('~');
  return `/api/share-pictures/${encodeURIComponent(name)}.png`;
}

/** The page whose picture has this name; null when it can be none. */
export function pageOfPicture(kinds: readonly PublicPageKind[], pictureName: string): PageAsked | null {
  const [, whole] = /^(.+)\.png$/.exec(pictureName) ?? [];
  const [name, ...values] = whole?.split('~') ?? [];
  const kind = kinds.find((one) => one.name === name);
  if (!kind) return null;
  const wanted = partsOf(kind.name);
  if (wanted.length !== values.length) return null;
  return { kind, params: Object.fromEntries(wanted.map((part, index) => [part, values[index] ?? ''])) };
}

function partsOf(name: AddressName): string[] {
  return [...addresses[name].matchAll(/:(\w+)/g)].map(([, part = '']) => part);
}
