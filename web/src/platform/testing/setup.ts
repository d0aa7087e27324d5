import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { chooseLocale } from '../../ui/locale.ts';
import { resetLeaving } from '../../ui/unsaved.ts';
import { queryClient } from '../calls.ts';
import { network } from '../network.ts';
import { expectNothingSaid } from './console-guard.ts';
import { dropTimers } from './page-timers.ts';

// No network access: tests fake their responses, and calls after a test's end are rejected.
globalThis.fetch = (address) =>
  Promise.reject(new TypeError(`No fake answer for ${String(address)} in this test.`));

// What is waited for comes when the machine gets to it; a second, the usual, is short on a busy one.
configure({ asyncUtilTimeout: 20_000 });

// As on one machine, whatever this one is set to.
beforeEach(() => chooseLocale('en-GB'));

// Of such hooks the first runs last: what is said while all is put back counts too.
afterEach(expectNothingSaid);

// The next test, of this file or another, finds a browser in which nothing has happened.
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  toast.dismiss();
  queryClient.clear();
  onlineManager.setOnline(true);
  resetLeaving();
  await network.watch(Promise.resolve(new Response()));
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
afterAll(dropTimers);
