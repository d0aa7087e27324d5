import { QueryClientProvider } from '@tanstack/react-query';
import { screen as page, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import type { KeptLog } from '../training-store.ts';
import { PlayerTools } from './player-tools.tsx';

function open(sets: readonly object[]) {
  const log = { id: 'l1', personId: 'u1', name: 'Whole body A', sets, endedAt: null } as unknown as KeptLog;
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <PlayerTools
          log={log}
          plan={{ blocks: [] } as never}
          step={null}
          figures={null}
          back="/"
          training={undefined}
          onChoose={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return page.getAllByRole('button').map(({ textContent }) => textContent);
}

it('offers to finish first once all sets are done', () => {
  expect(open([{ id: 's1' }])).toEqual(['Finish workout', 'Add exercise', 'Timer']);
});

it('offers an exercise first while there is nothing to do', () => {
  expect(open([])).toEqual(['Add exercise', 'Timer', 'Finish workout']);
});
