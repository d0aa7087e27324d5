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
 * The first screens as far as they are the same for everybody: the ink bar and the band with the heading. The build
 * draws them into the page (web/build/draw-first.ts), so they stand there before any script has come; the app then
 * draws over them. What can be pressed keeps its room and is not seen: it would not answer yet.
 */
export function drawFirstScreens(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(drawn).map(([screen, band]) => [screen, renderToStaticMarkup(<Frame>{band}</Frame>)]),
  );
}

/** What is announced above home, where something is: the server writes its words. */
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
