import { MantineProvider } from '@mantine/core';
import { fireEvent, screen as page, render, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ProgramWeeks } from './program-weeks.tsx';

it('shows how a coach’s own exercise is done, and leads to the page of one of the library', () => {
  const facts = (id: string, isOfLibrary: boolean) => ({
    id,
    name: id,
    isOfLibrary,
    steps: ['Pull the rings to the chest.'],
    primary: ['lats'],
    secondary: [],
    video: 'https://video.test/rings',
  });
  const exercise = (exerciseId: string) => ({ id: exerciseId, exerciseId, sets: [], note: '' });
  const day = {
    id: 'd',
    name: 'Pull',
    blocks: [
      { id: 'b', exercises: [exercise('Ring row')] },
      { id: 'c', exercises: [exercise('Squat')] },
    ],
  };
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <ProgramWeeks
          tree={{ weeks: [{ id: 'w', days: [day] }] } as never}
          exercises={[facts('Ring row', false), facts('Squat', true)] as never}
          train={{ Section: () => null } as never}
        />
      </MemoryRouter>
    </MantineProvider>,
  );
  expect(page.getByRole('link', { name: 'Squat' })).toBeDefined();
  fireEvent.click(page.getByRole('button', { name: 'Ring row' }));
  const dialog = within(page.getByRole('dialog'));
  expect(dialog.getByText('Pull the rings to the chest.')).toBeDefined();
  expect(dialog.getByRole('link', { name: 'Watch the video' }).getAttribute('href')).toBe(
    'https://video.test/rings',
  );
});
