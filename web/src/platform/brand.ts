import type { Site, SiteBrand } from '@chalkline/contract/site.ts';
import { useSyncExternalStore } from 'react';
import { site } from './site.ts';
import { storageKeys } from './storage-keys.ts';

export type Brand = SiteBrand;

/**
 * The brand applied to pages. A site that isn't corporate has none, whatever is stored. The variables are set on
 * <html>: public/brand.js does so before the first paint. What the server wrote into the page, of the organization that
 * its address names, is for those who aren't signed in.
 */
export function makeBrand(
  local: Storage,
  root: Pick<HTMLElement, 'style'>,
  { corporateMode, brand: written }: Pick<Site, 'corporateMode' | 'brand'>,
) {
  const listeners = new Set<() => void>();
  // React compares snapshots by identity, so the same text must give the same object.
  let readFrom: string | null = null;
  let snapshot: Brand | null = null;

  function current(): Brand | null {
    if (!corporateMode) return null;
    const kept = local.getItem(storageKeys.corporateBrand);
    const text = `${kept}\n${local.getItem(storageKeys.corporateLogo)}`;
    if (text !== readFrom) {
      readFrom = text;
      snapshot = brandIn(kept, local.getItem(storageKeys.corporateLogo));
    }
    return snapshot;
  }

  function show(): void {
    for (const name of namesIn(root.style).filter((one) => one.startsWith('--org-')))
      root.style.removeProperty(name);
    for (const [name, value] of Object.entries(current()?.variables ?? {}))
      root.style.setProperty(name, value);
    for (const listener of listeners) listener();
  }

  function wear(brand: Brand | null): void {
    local.removeItem(storageKeys.corporateBrand);
    local.removeItem(storageKeys.corporateLogo);
    if (brand) {
      const { name, variables, logo } = brand;
      if (logo !== null) local.setItem(storageKeys.corporateLogo, logo);
      local.setItem(storageKeys.corporateBrand, JSON.stringify({ name, variables }));
    }
    show();
  }

  if (corporateMode && written && !local.getItem(storageKeys.token)) wear(written);

  return {
    current,
    /** Applies it in every tab; null removes it. */
    wear,
    /** Another tab changed the brand, or logged out. */
    follow(): () => void {
      const listener = ({ key }: StorageEvent) => {
        if (key === null || key === storageKeys.corporateBrand) show();
      };
      globalThis.addEventListener('storage', listener);
      return () => globalThis.removeEventListener('storage', listener);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type BrandStore = ReturnType<typeof makeBrand>;

export const brand = makeBrand(globalThis.localStorage, document.documentElement, site);

/** This page's brand; null for the default. */
export function useBrand(): Brand | null {
  return useSyncExternalStore(brand.subscribe, brand.current);
}

function namesIn(style: CSSStyleDeclaration): string[] {
  return Array.from({ length: style.length }, (_, index) => style.item(index));
}

/** What is stored may be from an older version: it is used only when it fits. */
function brandIn(text: string | null, logo: string | null): Brand | null {
  if (!text) return null;
  try {
    const { name, variables } = JSON.parse(text) as Partial<Brand>;
    return name && variables ? { name, variables, logo } : null;
  } catch {
    return null;
  }
}
