import { addresses } from '@chalkline/contract/urls.ts';
import { Outlet, type RouteObject } from 'react-router';
import { Spinner } from '../ui/spinner.tsx';
import { BareErrorScreen, ErrorScreen } from './error-screen.tsx';
import { Shell } from './shell/shell.tsx';

/** Every screen of the app: the features' tables, one after the other. */
export const screens: readonly RouteObject[] = [];

/** What menus may lead to. */
export const knownAddresses: ReadonlySet<string> = new Set(
  screens.flatMap((route) => (route.path ? [route.path] : [])),
);

/** In the full set any unknown address shows the home list (seed §2). */
function unknownAddress(): RouteObject[] {
  const home = screens.find((route) => route.path === addresses.home);
  return home ? [{ ...home, path: '*' } as RouteObject] : [];
}

export function makeRoutes(): RouteObject[] {
  return [
    {
      Component: Shell,
      ErrorBoundary: BareErrorScreen,
      children: [
        {
          // A crashed screen leaves header and footer standing; the first one waits inside of them.
          Component: Outlet,
          ErrorBoundary: ErrorScreen,
          HydrateFallback: Waiting,
          children: [...screens, ...developerScreens(), ...unknownAddress()],
        },
      ],
    },
  ];
}

function Waiting() {
  return <Spinner size={28} label="Loading" />;
}

/** The components side by side; built only for development and for the tests that look at them. */
function developerScreens(): RouteObject[] {
  if (!import.meta.env.DEV && !import.meta.env.VITE_WITH_UI_PAGE) return [];
  return [
    {
      path: '/ui',
      lazy: async () => ({
        Component: (await import('./components-page/components-page.tsx')).ComponentsPage,
      }),
    },
  ];
}
