import { MantineProvider } from '@mantine/core';
import { act, fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Modal } from './modal.tsx';

function Room() {
  const [opened, setOpened] = useState(false);
  return (
    <MantineProvider env="test">
      <button type="button" onClick={() => setOpened(true)}>
        Share
      </button>
      {opened && (
        <Modal opened title="Share it" onClose={() => setOpened(false)}>
          Here is the link.
        </Modal>
      )}
    </MantineProvider>
  );
}

it('gives the focus back to what opened it', async () => {
  render(<Room />);
  const button = page.getByRole('button', { name: 'Share' });
  act(() => button.focus());
  fireEvent.click(button);
  const close = await page.findByRole('button', { name: 'Close' });
  await waitFor(() => expect(document.activeElement).not.toBe(button));
  fireEvent.click(close);
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('stays open when the button that opened it is clicked twice, and closes by a click beside it', async () => {
  const { baseElement } = render(<Room />);
  fireEvent.click(page.getByRole('button', { name: 'Share' }));
  await page.findByText('Here is the link.');
  const beside = baseElement.querySelector('[class*="overlay"]');
  if (!beside) throw new Error('the dialog has no ground');
  fireEvent.click(beside, { detail: 2 });
  expect(page.getByText('Here is the link.')).toBeTruthy();
  fireEvent.click(beside, { detail: 1 });
  await waitFor(() => expect(page.queryByText('Here is the link.')).toBeNull());
});
