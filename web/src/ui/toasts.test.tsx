import { act, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToast, removeToast, type ToastKind, Toasts, toastRules, updateToast } from './toasts.tsx';

beforeEach(() => {
  render(<Toasts />);
});
afterEach(() => {
  act(() => toast.dismiss());
});

const kinds: ToastKind[] = ['default', 'info', 'success', 'warning', 'error', 'loading'];

describe('toasts', () => {
  it.each(kinds)('adds a %s one', async (kind) => {
    act(() => void addToast({ kind, title: `A ${kind} message`, detail: 'What follows' }));
    expect(await screen.findByText(`A ${kind} message`)).toBeTruthy();
    expect(screen.getByText('What follows')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close' }) === null).toBe(kind === 'loading');
  });

  it('announces failures at once, the others when there is time', async () => {
    act(() => {
      addToast({ kind: 'error', title: 'Not taken' });
      addToast({ kind: 'success', title: 'Taken' });
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Not taken');
    expect(screen.getAllByRole('status').some((each) => each.textContent?.includes('Taken'))).toBe(true);
  });

  it('updates a loading one into what came of it', async () => {
    let id = '';
    act(() => {
      id = addToast({ kind: 'loading', title: 'Reading' });
    });
    await screen.findByText('Reading');
    act(() => updateToast(id, { kind: 'success', title: '240 athletes imported' }));
    expect(await screen.findByText('240 athletes imported')).toBeTruthy();
    expect(screen.queryByText('Reading')).toBeNull();
  });

  it('removes one by its id', async () => {
    let id = '';
    act(() => {
      id = addToast({ title: 'Going' });
    });
    const going = await screen.findByText('Going');
    act(() => removeToast(id));
    // Happy DOM runs no animations; the library waits for the end of one.
    going.closest('[class*=toast]')?.dispatchEvent(new Event('animationend', { bubbles: true }));
    await waitFor(() => expect(toast.isActive(id)).toBe(false));
  });

  it('does what its action says', async () => {
    const open = vi.fn();
    act(() => void addToast({ title: 'Refused', action: { label: 'Open', onClick: open } }));
    (await screen.findByRole('button', { name: 'Open' })).click();
    expect(open).toHaveBeenCalledOnce();
  });

  it('appear at the top right and can be dragged away past 80 percent of their width', async () => {
    expect(toastRules).toEqual({ closeAfterMs: 5000, dragPercent: 80, position: 'top-right' });
    act(() => void addToast({ title: 'Drag me' }));
    const toast = await screen.findByText('Drag me');
    expect(toast.closest('[class*=top-right]')).not.toBeNull();
  });

  it('closes after 5 seconds or when it is dismissed, a loading one never', () => {
    const update = vi.spyOn(toast, 'update');
    updateToast('1', { title: 'Done' });
    updateToast('1', { title: 'Done', closeAfter: 2000 });
    updateToast('1', { kind: 'loading', title: 'Again' });
    expect(update.mock.calls.map(([, options]) => options?.autoClose)).toEqual([5000, 2000, false]);
  });
});
