import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { type Address, type AddressName, addresses, withoutBase } from '@chalkline/contract/urls.ts';
import type { ComponentType } from 'react';
import { type LoaderFunction, type RouteObject, redirect } from 'react-router';
import { withinChunkTime } from './chunk-time.ts';
import { gate } from './gate.ts';
import { session } from './session.ts';
import { site } from './site.ts';

/**
 * What surrounds a screen: header and footer; a narrow header; that and the administration's side menu; that and the
 * trainer's, for others header and footer; a menu button over the poster of sign-in and registration; nothing.
 */
export type Frame = 'site' | 'work' | 'admin' | 'coach' | 'entrance' | 'bare';

export interface ScreenHandle {
  readonly address: Address;
  readonly title: string;
  /** The tab of the top navigation that is lit. */
  readonly section: AddressName | undefined;
  readonly frame: Frame;
  /** For them it is a screen of the administration. */
  readonly adminFor: readonly AccountType[] | undefined;
  readonly needsAccount: boolean;
  /** Guests may come as well: to buy something, or back to what they bought. */
  readonly guests?: 'newcomers' | 'returning' | undefined;
  /** Also for who judges by a link. */
  readonly judgeLinks?: true | undefined;
  /** Who may open the screen; undefined: everyone. */
  readonly accountTypes: readonly AccountType[] | undefined;
}

interface ScreenInput {
  /** In the browser's tab, until the screen says it better with `useScreenTitle`. */
  title: string;
  section?: AddressName;
  frame?: Frame;
  /** For them it is a screen of the administration, with its side menu. */
  adminFor?: readonly AccountType[];
  /** A visitor is sent to sign in and back. */
  needsAccount?: boolean;
  /** People without an account may come as guests: to buy something, or back to what they bought. */
  guests?: 'newcomers' | 'returning';
  /** Who judges by a link comes without an account. */
  judgeLinks?: true;
  /** Others see a notice instead of calls that the server would refuse. Needs an account. */
  accountTypes?: readonly AccountType[];
  /** `async () => (await import('./leaderboard.screen.tsx')).LeaderboardScreen` */
  load: () => Promise<ComponentType>;
  /** Starts reading while the screen's code is under way: gives a loader that fills `queryClient`. */
  prefetch?: () => Promise<LoaderFunction>;
}

/** A screen in a feature's route table, by the name of its address. */
export function screen(name: AddressName, input: ScreenInput): RouteObject {
  const {
    title,
    section,
    frame = 'site',
    adminFor,
    accountTypes,
    guests,
    judgeLinks,
    load,
    prefetch,
  } = input;
  const needsAccount = input.needsAccount ?? accountTypes !== undefined;
  const handle: ScreenHandle = {
    address: addresses[name],
    title,
    section,
    frame,
    adminFor,
    needsAccount,
    guests,
    judgeLinks,
    accountTypes,
  };
  return {
    path: addresses[name],
    handle,
    middleware: [
      ({ request }) => {
        const { pathname, search } = new URL(request.url);
        // The router's own requests carry the base path; addresses inside the app don't.
        const here = withoutBase(pathname) + search;
        const elsewhere = gate(
          handle,
          site.corporateMode,
          session.current(),
          here,
          session.guest(),
          session.judgePass() !== null,
        );
        if (elsewhere) throw redirect(elsewhere);
      },
    ],
    lazy: {
      Component: () => withinChunkTime(load),
      ...(prefetch && { loader: () => withinChunkTime(prefetch) }),
    },
  };
}
