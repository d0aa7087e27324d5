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
