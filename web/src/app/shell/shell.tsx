import { isEmbedding, standsAlone } from '@chalkline/contract/embedding.ts';
import { addresses } from '@chalkline/contract/urls.ts';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router';
import { HomePromo } from '../../features/showcase/home/home-promo.tsx';
import { gate } from '../../platform/gate.ts';
import { HeaderSlotProvider } from '../../platform/header-slot.tsx';
import { lazyPart } from '../../platform/lazy-part.ts';
import type { ScreenHandle } from '../../platform/screen.ts';
import { recordVisit, session, useGuest, useJudgePass, useSession } from '../../platform/session.ts';
import { site } from '../../platform/site.ts';
import { useLeaving } from '../../ui/unsaved.ts';
import { SkipLink } from '../../ui/visually-hidden.tsx';
import { EntranceHeader } from './entrance-header.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LogOutDoor } from './log-out-door.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Organization } from './organization.tsx';
import { PendingBar } from './pending-bar.tsx';
import { placeKey } from './place-key.ts';
import { ReportDesk } from './report-desk.tsx';
import styles from './shell.module.css';
import { useArrival } from './use-arrival.ts';
import { WorkHeader } from './work-header.tsx';

/** Toasts wait until this has loaded; the first screen doesn't. */
const ConsentDesk = lazyPart(async () => (await import('./consent-desk.tsx')).ConsentDesk);
const Toasts = lazyPart(async () => (await import('../../ui/toasts.tsx')).Toasts);

const NoticeLine = lazyPart(async () => (await import('./notice-line.tsx')).NoticeLine);

const ClosedRoom = lazyPart(async () => (await import('./closed-room.tsx')).ClosedRoom);

const Room = lazyPart(async () => (await import('./room.tsx')).Room);

/** The frame around every screen. */
export function Shell() {
  const handle = useScreenHandle();
  const location = useLocation();
  const person = useSession();
  const guest = useGuest();
  const isLeaving = useLeaving();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const query = new URLSearchParams(location.search);
  const isAlone = standsAlone(location.pathname, query);
  const isOthers = handle?.frame === 'coach' && person?.user.accountType !== 'trainer';
  const isAdmins = person && handle?.adminFor?.includes(person.user.accountType);
  const asked = isOthers ? 'site' : (handle?.frame ?? 'site');
  const frame = isAlone ? 'bare' : isAdmins ? 'admin' : asked;
  const isRoom = frame === 'admin' || frame === 'coach';
  const title = handle?.title ?? site.productName;
  useArrival(title);
  const here = location.pathname + location.search;
  const shown = handle?.address;
  useEffect(() => recordVisit(session, here, shown), [here, shown]);

  // The session ended while the screen was open, so it must not show private data any longer.
  const judges = useJudgePass() !== null;
  const elsewhere = handle && gate(handle, site.corporateMode, person, here, guest, judges);
  const isClosed = person && handle?.accountTypes?.includes(person.user.accountType) === false;
  const navigate = useNavigate();
  useEffect(() => {
    if (elsewhere) navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);

  // Framing is allowed for one address only, so links open outside the frame.
  if (isFramed() && !isEmbedding(location.pathname, query)) return <OpenAlone />;

  return (
    <HeaderSlotProvider value={slot}>
      <SkipLink target="content">Skip to content</SkipLink>
      {!elsewhere && isHome(handle) && <HomePromo />}
      <LogOutDoor>
        {frame === 'site' && <Header section={handle?.section} />}
        {(frame === 'work' || isRoom) && <WorkHeader section={handle?.section} slot={setSlot} />}
        {frame === 'entrance' && <EntranceHeader />}
      </LogOutDoor>
      <OfflineNotice />
      {/* `data-at`: the address of the rendered screen; the address bar may already show the next one. */}
      <main id="content" data-at={here} tabIndex={-1} className={styles.main}>
        <PendingBar />
        {(guest ? handle?.guests : person?.user.awaitsSecondStep) && !elsewhere && (
          <Suspense>
            <NoticeLine guest={guest} />
          </Suspense>
        )}
        {!elsewhere &&
          (isClosed ? (
            <Suspense>
              <ClosedRoom title={title} forTrainers={handle.accountTypes?.includes('trainer') === true} />
            </Suspense>
          ) : isRoom ? (
            <Suspense>
              <Room>
                <Outlet />
              </Room>
            </Suspense>
          ) : (
            <ReportDesk>
              <Outlet />
            </ReportDesk>
          ))}
      </main>
      <Organization />
      {frame !== 'bare' && <Footer />}
      <Suspense>
        <Toasts />
      </Suspense>
      {person && (
        <Suspense>
          <ConsentDesk />
        </Suspense>
      )}
      {/* It writes to session storage on unload, after logging out has already cleared it. */}
      {!isLeaving && <ScrollRestoration getKey={placeKey} />}
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

/** Whether this is the home list, which is also shown for unknown addresses. */
function isHome(handle: ScreenHandle | undefined): boolean {
  return handle?.address === addresses.home || handle?.address === addresses.allCompetitions;
}

function useScreenHandle(): ScreenHandle | undefined {
  const matches = useMatches();
  return matches.findLast((match) => match.handle)?.handle as ScreenHandle | undefined;
}
