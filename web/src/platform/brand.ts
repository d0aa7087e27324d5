import { useSyncExternalStore } from 'react';
import { site } from './site.ts';
import { storageKeys } from './storage-keys.ts';

/** An organization's look, as it is kept for the next page. */
export interface Brand {
  readonly name: string;
  /** An address that a picture can have; null: its name stands in place of one. */
  readonly logo: string | null;
  /** The `--org-*` variables of ui/tokens.css; none: the colors of the house. */
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * The brand that pages wear. On a site that is not corporate there is none, whatever is stored. The look itself
 * stands on <html>: public/brand.js puts it there before the first paint.
 */
export function makeBrand(local: Storage, root: Pick<HTMLElement, 'style'>, corporateMode: boolean) {
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

  return {
    current,
    /** Everything wears it from now on, in every tab; null takes it off. */
    wear(brand: Brand | null): void {
      local.removeItem(storageKeys.corporateBrand);
      local.removeItem(storageKeys.corporateLogo);
      if (brand) {
        const { name, variables, logo } = brand;
        if (logo !== null) local.setItem(storageKeys.corporateLogo, logo);
        local.setItem(storageKeys.corporateBrand, JSON.stringify({ name, variables }));
      }
      show();
    },
    /** Another tab put another brand on, or logged out. */
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

export const brand = makeBrand(globalThis.localStorage, document.documentElement, site.corporateMode);

/** The brand that this page wears; null: the house's. */
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
