import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/calls.ts';
import { LinkSource } from '../../platform/share-link.ts';
import * as toasts from '../../ui/toasts.tsx';
import { ShareModal } from './share-modal.tsx';

const link = 'https://compete.example.org/competition/Challange/42';
const written = vi.fn(async (_text: string) => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  written.mockClear();
  ask.mockClear();
  queryClient.clear();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ask = vi.fn(async () => link);

async function open() {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <LinkSource value={ask}>
          <ShareModal opened onClose={() => undefined} name="Rift Valley Open" segment="Challange" id="42" />
        </LinkSource>
      </QueryClientProvider>
    </MantineProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(100));
}

async function press(name: string) {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
}

describe('the share modal', () => {
  it('shows the link that the call gave', async () => {
    await open();
    expect(ask).toHaveBeenCalledExactlyOnceWith('Challange', '42');
    expect((screen.getByLabelText('Link') as HTMLInputElement).value).toBe(link);
  });

  it('says when the call failed, and asks again', async () => {
    ask.mockRejectedValueOnce(new Error('no'));
    await open();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByText("Couldn't get the link")).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
    await press('Try again');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect((screen.getByLabelText('Link') as HTMLInputElement).value).toBe(link);
  });

  it('copies the link, says so for 2 s and shows the check for 3 s', async () => {
    const add = vi.spyOn(toasts, 'addToast');
    await open();
    await press('Copy');
    expect(written).toHaveBeenCalledWith(link);
    expect(add).toHaveBeenCalledWith({ kind: 'success', title: 'Link copied', closeAfter: 2000 });
    act(() => void vi.advanceTimersByTime(2999));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  });

  it('selects the link where the clipboard is closed to pages without TLS', async () => {
    written.mockRejectedValueOnce(new Error('not allowed'));
    const add = vi.spyOn(toasts, 'addToast');
    document.execCommand = vi.fn(() => false);
    await open();
    await press('Copy');
    expect(add).toHaveBeenCalledWith(expect.objectContaining({ kind: 'warning' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Link'));
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  });

  it('shares by the device only where the device can', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Share with an app' })).toBeNull();
  });

  it('hands name and link to the device, and takes a change of mind well', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('no', 'AbortError'));
    vi.stubGlobal('navigator', { ...navigator, share });
    await open();
    await press('Share with an app');
    expect(share).toHaveBeenCalledWith({ title: 'Rift Valley Open', url: link });
  });
});
