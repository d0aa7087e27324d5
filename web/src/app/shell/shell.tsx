import { isEmbedding, standsAlone } from '@chalkline/contract/embedding.ts';
import { addresses } from '@chalkline/contract/urls.ts';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router';
import { HomePromo } from '../../features/showcase/home/home-promo.tsx';
import { gate } from '../../platform/gate.ts';
import { HeaderSlotProvider } from '../../platform/header-slot.tsx';
import { lazyPart } from '../../platform/lazy-part.ts';
import type { ScreenHandle } from '../../platform/screen.ts';
import { recordVisit, session, useSession } from '../../platform/session.ts';
import { site } from '../../platform/site.ts';
import { useLeaving } from '../../ui/unsaved.ts';
import { SkipLink } from '../../ui/visually-hidden.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LogOutDoor } from './log-out-door.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Organization } from './organization.tsx';
import { PendingBar } from './pending-bar.tsx';
import styles from './shell.module.css';
import { useArrival } from './use-arrival.ts';
import { WorkHeader } from './work-header.tsx';

/** Messages wait until it has come; the first screen does not. */
const Toasts = lazyPart(async () => (await import('../../ui/toasts.tsx')).Toasts);

const ClosedRoom = lazyPart(async () => (await import('./closed-room.tsx')).ClosedRoom);

const AdminRoom = lazyPart(async () => (await import('./admin-room.tsx')).AdminRoom);

/** What stands around every screen. */
export function Shell() {
  const handle = useScreenHandle();
  const location = useLocation();
  const person = useSession();
  const isLeaving = useLeaving();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const query = new URLSearchParams(location.search);
  const isAlone = standsAlone(location.pathname, query);
  const frame = isAlone ? 'bare' : (handle?.frame ?? 'site');
  const title = handle?.title ?? site.productName;
  useArrival(title);
  const here = location.pathname + location.search;
  const shown = handle?.address;
  useEffect(() => recordVisit(session, here, shown), [here, shown]);

  // The session ended while the screen was open: what it shows is not theirs any more.
  const elsewhere = handle && gate(handle, site.corporateMode, person, here);
  const isClosed = person && handle?.accountTypes?.includes(person.user.accountType) === false;
  const navigate = useNavigate();
  useEffect(() => {
    if (elsewhere) navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);

  // The browser was let into the frame for one address; what follows by a link is not for it.
  if (isFramed() && !isEmbedding(location.pathname, query)) return <OpenAlone />;

  return (
    <HeaderSlotProvider value={slot}>
      <SkipLink target="content">Skip to the content</SkipLink>
      <PendingBar />
      {!elsewhere && isHome(handle) && <HomePromo />}
      <LogOutDoor>
        {frame === 'site' && <Header section={handle?.section} />}
        {(frame === 'work' || frame === 'admin') && <WorkHeader slot={setSlot} />}
      </LogOutDoor>
      <OfflineNotice />
      {/* `data-at`: the address that what stands here belongs to, which the address bar is ahead of. */}
      <main id="content" data-at={here} tabIndex={-1} className={styles.main}>
        {!elsewhere &&
          (isClosed ? (
            <Suspense>
              <ClosedRoom title={title} />
            </Suspense>
          ) : frame === 'admin' ? (
            <Suspense>
              <AdminRoom>
                <Outlet />
              </AdminRoom>
            </Suspense>
          ) : (
            <Outlet />
          ))}
      </main>
      <Organization />
      {frame === 'site' && (person || !site.corporateMode) && <Footer />}
      <Suspense>
        <Toasts />
      </Suspense>
      {/* It writes to the session storage as the page goes, which logging out has emptied. */}
      {!isLeaving && (
        <ScrollRestoration getKey={({ pathname, key }) => (keepsPlace(pathname) ? pathname : key)} />
      )}
    </HeaderSlotProvider>
  );
}

function isFramed(): boolean {
  return globalThis.top !== globalThis.self;
}

function OpenAlone() {
  return (
    <p className={styles.framed}>
      <a href={globalThis.location.href} target="_blank" rel="noreferrer">
        Open this page in {site.productName}
      </a>
    </p>
  );
}

/** The home list, also where it answers an unknown address. */
function isHome(handle: ScreenHandle | undefined): boolean {
  return handle?.address === addresses.home || handle?.address === addresses.allCompetitions;
}

/** Lists are come back to by links as well as by the back button; both should find the place. */
function keepsPlace(pathname: string): boolean {
  return pathname === '/';
}

function useScreenHandle(): ScreenHandle | undefined {
  const matches = useMatches();
  return matches.findLast((match) => match.handle)?.handle as ScreenHandle | undefined;
}
