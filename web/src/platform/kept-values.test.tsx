import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useKeptValues } from './kept-values.ts';
import { session } from './session.ts';

const can = { seeDashboard: false, seeFitnessPrograms: false, seeClients: false };
const person = (id: string) => ({
  token: `token of ${id}`,
  user: { id, email: `${id}@example.org`, name: id, photo: null, accountType: 'trainee' as const, can },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function Form({ name }: { name: string }) {
  const [values, setValues] = useState<Record<string, unknown>>({});
  const kept = useKeptValues(name, () => (Object.keys(values).length > 0 ? values : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the forms do
  useEffect(() => setValues(kept.take() ?? {}), []);
  return (
    <>
      <button type="button" onClick={() => setValues({ bio: 'Rower', password: 'secret', file: new Blob() })}>
        type
      </button>
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

function typeAndLose(name = 'about', lose = () => session.end()): void {
  session.start(person('mara'));
  session.write('lastVisited', '/edit-profile');
  const { unmount } = render(<Form name={name} />);
  fireEvent.click(screen.getByRole('button'));
  act(lose);
  unmount();
}

it('gives what was typed back to the same person in the same form, once, and no secret', () => {
  typeAndLose();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  session.start(person('mara'));
  render(<Form name="about" />);
  expect(shown()).toBe('{"bio":"Rower"}');
  expect(sessionStorage).toHaveLength(0);
});

it('gives it to nobody else, and into no other form', () => {
  typeAndLose();
  session.start(person('mara'));
  render(<Form name="privacy" />).unmount();
  session.start(person('jonas'));
  render(<Form name="about" />);
  expect(shown()).toBe('{}');
});

it('keeps nothing of people who sign out, or type nothing', () => {
  session.start(person('mara'));
  const { unmount } = render(<Form name="about" />);
  act(() => session.end());
  unmount();
  expect(sessionStorage).toHaveLength(0);
  typeAndLose('about', () => session.clear());
  expect(sessionStorage).toHaveLength(0);
});
