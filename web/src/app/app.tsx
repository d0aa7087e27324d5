import type { ShareSegment } from '@chalkline/contract/share-links.ts';
import { webBase } from '@chalkline/contract/urls.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';

import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router';
import { EntranceFloor } from '../features/accounts/entrance-floor.ts';
import { StartAddress } from '../features/accounts/start-address.ts';
import { call, queryClient } from '../platform/calls.ts';
import { KnownAddresses } from '../platform/known-addresses.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { serverNow } from '../platform/server-time.ts';
import { useSession } from '../platform/session.ts';
import { LinkSource } from '../platform/share-link.ts';
import { chooseLocale } from '../ui/locale.ts';
import { chooseClock } from '../ui/now.ts';
import { cssVariablesResolver, theme } from '../ui/theme.ts';
import { chooseWeightUnit } from '../ui/weight-unit.ts';
import { findStart } from './find-start.ts';
import { knownAddresses, makeRoutes } from './routes.tsx';

chooseClock(serverNow);

/** Shown below the poster on sign-in screens, and loaded only there. */
const FloorNow = lazyPart(async () => (await import('../features/competitions/home/floor-now.tsx')).FloorNow);

async function askForLink(type: ShareSegment, id: string): Promise<string> {
  const { createSharedLink } = await import('@chalkline/contract/showcase/share.endpoints.ts');
  return (await call(createSharedLink, { query: { type, id } })).data;
}

/** Starts loading the screen for the current address right away. */
export function makeRouter(): DataRouter {
  return createBrowserRouter(makeRoutes(), { basename: webBase });
}

export function App({ router }: { router: DataRouter }) {
  const { locale, weightUnit } = useSession()?.user ?? {};
  // Set before anything below renders; the key renders everything again when the settings change.
  chooseLocale(locale);
  chooseWeightUnit(weightUnit);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <LinkSource value={askForLink}>
          <KnownAddresses value={knownAddresses}>
            <EntranceFloor value={FloorNow}>
              <StartAddress value={findStart}>
                <RouterProvider key={`${locale ?? ''} ${weightUnit ?? ''}`} router={router} />
              </StartAddress>
            </EntranceFloor>
          </KnownAddresses>
        </LinkSource>
      </QueryClientProvider>
    </MantineProvider>
  );
}
