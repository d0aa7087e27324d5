import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOwnPicture } from './own-picture.ts';

const asked = vi.fn<typeof fetch>();
afterEach(() => vi.unstubAllGlobals());

it.each(['https://photos.example.org/mara.png', '//photos.example.org/mara.png'])(
  'shows a photo of another site without sending the token there: %s',
  (address) => {
    vi.stubGlobal('fetch', asked);
    const { result } = renderHook(() => useOwnPicture(address));
    expect(result.current).toBe(address);
    expect(asked).not.toHaveBeenCalled();
  },
);
