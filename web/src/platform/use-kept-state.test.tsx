import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { session } from './session.ts';
import { useKeptState } from './use-kept-state.ts';

const can = { seeDashboard: false, seeFitnessPrograms: false, seeClients: false };
const user = { id: 'mara', email: 'mara@example.org', name: 'Mara', photo: null, can };
const mara = { token: 'token', user: { ...user, accountType: 'trainee' as const } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.start(mara);
  session.write('lastVisited', '/edit-profile');
});

function Reason({ of }: { of: string }) {
  const [reason, setReason] = useKeptState(of, '');
  return <input value={reason} onChange={(change) => setReason(change.currentTarget.value)} />;
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');

function loseWith(typed: string): void {
  const { unmount } = render(<Reason of="withdraw" />);
  if (typed !== '') fireEvent.change(box(), { target: { value: typed } });
  act(() => session.end());
  unmount();
  session.start(mara);
}

it('restores the text once after the session ended, in that field only', () => {
  loseWith('A torn shoulder');
  render(<Reason of="disqualify" />).unmount();
  const again = render(<Reason of="withdraw" />);
  expect(box().value).toBe('A torn shoulder');
  again.unmount();
  render(<Reason of="withdraw" />);
  expect(box().value).toBe('');
});

it('keeps nothing that was not touched, and nothing that a tab cannot hold', () => {
  loseWith('');
  loseWith('x'.repeat(1_000_001));
  expect(sessionStorage).toHaveLength(0);
});
