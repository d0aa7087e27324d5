import { shareSegments } from '@chalkline/contract/share-links.ts';
import { addresses } from '@chalkline/contract/urls.ts';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { KnownAddresses } from './known-addresses.ts';
import { useShareLink } from './share-link.ts';

function within(known: readonly string[]) {
  return ({ children }: { children: ReactNode }) => (
    <KnownAddresses value={new Set(known)}>{children}</KnownAddresses>
  );
}

describe('useShareLink', () => {
  it.each(shareSegments)('leads by %s to its screen under this site', (segment) => {
    const wrapper = within(Object.values(addresses));
    const { result } = renderHook(() => useShareLink(segment, '42'), { wrapper });
    expect(result.current).toBe(`${window.location.origin}/competition/${segment}/42`);
  });

  it.each(shareSegments)('gives no link by %s while that screen is not built', (segment) => {
    const { result } = renderHook(() => useShareLink(segment, '42'), { wrapper: within(['/']) });
    expect(result.current).toBeNull();
  });
});
