import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { chooseLocale } from '../../ui/locale.ts';

// As on one machine, whatever this one is set to.
beforeEach(() => chooseLocale('en-GB'));
afterEach(cleanup);
