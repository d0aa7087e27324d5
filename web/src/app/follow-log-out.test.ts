import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../platform/session.ts';
import { followLogOut } from './follow-log-out.ts';

const go = vi.fn();
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  go.mockClear();
});
afterEach(() => stop());

/** What this tab hears when another clears the storage. */
function clearedElsewhere() {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

it('follows another tab to /login with nothing left of the person', async () => {
  session.write('token', 't');
  stop = followLogOut(go);
  sessionStorage.setItem('draft', '1');
  clearedElsewhere();
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/competition/login'));
  expect(sessionStorage.length).toBe(0);
  clearedElsewhere();
  await new Promise((resolve) => setTimeout(resolve));
  expect(go).toHaveBeenCalledOnce();
});

it('stays where nobody was signed in', () => {
  stop = followLogOut(go);
  clearedElsewhere();
  expect(go).not.toHaveBeenCalled();
});

it('stays when a session merely ended', () => {
  session.write('token', 't');
  stop = followLogOut(go);
  localStorage.removeItem('metatoken');
  window.dispatchEvent(new StorageEvent('storage', { key: 'metatoken' }));
  expect(go).not.toHaveBeenCalled();
});
