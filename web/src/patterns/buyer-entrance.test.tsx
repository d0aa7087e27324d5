import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { site } from '../platform/site.ts';
import { BuyerEntrance } from './buyer-entrance.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [false, ['/login?back=%2Fpartner-details%3Fid%3D1', '/guest?back=%2Fpartner-details%3Fid%3D1']],
  [true, ['/login?back=%2Fpartner-details%3Fid%3D1']],
] as const)('offers to buy as a guest unless corporate mode is %s', (corporateMode, links) => {
  vi.spyOn(site, 'corporateMode', 'get').mockReturnValue(corporateMode);
  render(
    <MemoryRouter>
      <BuyerEntrance signIn="Sign in to check out" back="/partner-details?id=1" />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});
