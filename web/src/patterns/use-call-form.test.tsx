import { orJson } from '@chalkline/contract/http/json-field.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { queryClient } from '../platform/calls.ts';
import { Form } from '../ui/form.tsx';
import { useCallForm } from './use-call-form.ts';

const schema = z.object({ types: orJson(z.array(z.object({ name: z.string(), places: z.int().min(1) }))) });

function Types() {
  const { form, ...rest } = useCallForm({
    initial: { types: [{ name: 'Spectator', places: 0 }] },
    schema,
    texts: ({ types }) => ({
      types: { label: 'Types', wrong: 'Check the types.' },
      'types.*.places': {
        label: (at) => `${types[Number(at)]?.name}, places`,
        wrong: 'Enter a whole number.',
      },
    }),
    send: async () => null,
    done: 'Saved',
    onDone: () => undefined,
  });
  return (
    <Form {...rest} action="Save">
      <input aria-label="Places" id="types.0.places" {...form.getInputProps('types.0.places')} />
      <button type="button" onClick={() => form.setFieldValue('types.0.name', 'Crew')}>
        Rename
      </button>
    </Form>
  );
}

it('names the thing in a list that has a wrong field, and leads to that field', async () => {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Types />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.click(page.getByRole('button', { name: 'Rename' }));
  fireEvent.click(page.getByRole('button', { name: 'Save' }));
  const link = await page.findByRole('link', { name: 'Crew, places: Enter a whole number.' });
  expect(page.queryByText(/Check the types/)).toBeNull();
  fireEvent.click(link);
  expect(document.activeElement).toBe(page.getByLabelText('Places'));
});
