import { addresses, webBase } from '@chalkline/contract/urls.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { HomeBand } from '../features/competitions/home/home-hero.tsx';
import { BoardHero } from '../features/competitions/leaderboard/board-hero.tsx';
import { KnownAddresses } from '../platform/known-addresses.ts';
import { PromoBanner } from '../ui/promo-banner.tsx';
import { knownAddresses } from './routes.tsx';
import header from './shell/header.module.css';
import shell from './shell/shell.module.css';

const drawn: Readonly<Record<string, ReactElement>> = {
  home: <HomeBand figures={undefined} />,
  leaderboard: (
    <BoardHero competition={undefined} divisionId={undefined} boardOf={() => addresses.home} wide={false} />
  ),
};

/**
 * The parts of the first screens that are the same for everyone: the header bar and the heading. The build renders
 * them into the page (web/build/draw-first.ts), so they show before any script loads; the app then replaces them.
 * Controls keep their space but stay invisible, because they don't work yet.
 */
export function drawFirstScreens(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(drawn).map(([screen, band]) => [screen, renderToStaticMarkup(<Frame>{band}</Frame>)]),
  );
}

/** The promo banner above the home page, if there is one. The server fills in its text. */
export function drawBanner(): string {
  return renderToStaticMarkup(<PromoBanner onClose={() => undefined}>…</PromoBanner>);
}

function Frame({ children }: { children: ReactElement }) {
  return (
    <MemoryRouter basename={webBase} initialEntries={[webBase]}>
      <KnownAddresses value={knownAddresses}>
        <header className={header.header} data-on-frame="">
          <div className={header.inner} />
        </header>
        <main className={shell.main}>{children}</main>
      </KnownAddresses>
    </MemoryRouter>
  );
}
