import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { thingTitles } from '@chalkline/contract/page-texts.ts';
import { urlOf, webBase } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useBrand } from '../../../../platform/brand.ts';
import { lazyPart } from '../../../../platform/lazy-part.ts';
import { useScreenTitle } from '../../../../platform/screen-title.ts';
import { site } from '../../../../platform/site.ts';
import { useAwake } from '../../../../platform/use-awake.ts';
import { Logo } from '../../../../ui/logo.tsx';
import { timeNow } from '../../../../ui/now.ts';
import { clockTime } from '../../../../ui/times.ts';
import { competitionQueries } from '../../competitions.queries.ts';
import { useHeatsNews } from '../../heats/use-heats-news.ts';
import { useFloorsNow } from '../../heats/use-server-clock.ts';
import { nextMark, type TvMark } from './tv-cycle.ts';
import { TvDivision } from './tv-division.tsx';
import styles from './tv-screen.module.css';
import { useHall } from './use-hall.ts';

const TvFloors = lazyPart(async () => (await import('./tv-floors.tsx')).TvFloors);

const TvReveal = lazyPart(async () => (await import('./tv-reveal.tsx')).TvReveal);

const pageMs = 10_000;
const readAgainMs = 60_000;
const tryAgainMs = 5000;

interface TvScreenProps {
  competitionId: string;
  /** Where to begin; undefined: with the first. */
  divisionId: string | undefined;
}

/**
 * The boards of a competition on a screen in the hall, one page after the other, for days: nobody presses a button
 * when the network comes back.
 */
export function TvScreen({ competitionId, divisionId }: TvScreenProps) {
  useAwake();
  useHall();
  const { data: competition } = useQuery({
    ...competitionQueries.detail(competitionId),
    refetchInterval: ({ state }) => (state.data ? readAgainMs : tryAgainMs),
  });
  useScreenTitle(competition && thingTitles.leaderboard(competition.name));
  const [chosen, setChosen] = useState<TvMark>({ divisionId: divisionId ?? '', page: 0 });
  const [pages, setPages] = useState(1);
  const divisions = competition?.divisions ?? [];
  const ids = divisions.map(({ id }) => id).join(' ');
  const known = divisions.some(({ id }) => id === chosen.divisionId);
  const mark = known ? chosen : { divisionId: divisions[0]?.id ?? '', page: 0 };
  const ceremony = latestCeremony(divisions);
  const { page } = mark;
  const shown = ceremony ?? mark.divisionId;
  const isCycling = ceremony === null;
  useEffect(() => {
    if (!isCycling) return;
    const timer = setTimeout(() => {
      setChosen(nextMark({ divisionId: shown, page }, pages, ids.split(' ')));
    }, pageMs);
    return () => clearTimeout(timer);
  }, [isCycling, shown, page, pages, ids]);
  const onPages = useCallback((count: number) => setPages(count), []);
  const { heats, now } = useFloorsNow(competitionId);
  useHeatsNews(competitionId);
  const brand = useBrand();
  const next = divisions[(divisions.findIndex(({ id }) => id === shown) + 1) % divisions.length]?.id;
  return (
    <div className={styles.screen}>
      <span className={styles.logo}>
        <Logo name={brand?.name ?? site.productName} picture={brand?.logo ?? undefined} />
      </span>
      {!competition && <p className={styles.waiting}>Loading the leaderboard…</p>}
      {competition && divisions.length === 0 && <p className={styles.waiting}>No divisions yet.</p>}
      {divisions
        // The next one is read while this one is shown.
        .filter(({ id }) => id === shown || id === next)
        .map(({ id }) => (
          <TvDivision
            key={id}
            competitionId={competitionId}
            divisionId={id}
            competition={competition}
            page={id === shown && isCycling ? page : null}
            onPages={onPages}
            narrow={heats.length > 0}
          />
        ))}
      {competition && ceremony && (
        <Suspense>
          <TvReveal key={ceremony} competition={competition} divisionId={ceremony} />
        </Suspense>
      )}
      {competition && isCycling && heats.length > 0 && (
        <Suspense>
          <TvFloors heats={heats} now={now} zone={competition.zone} />
        </Suspense>
      )}
      <footer className={styles.foot}>
        <ol className={styles.divisions} aria-label="Divisions">
          {divisions.map(({ id, name }) => (
            <li key={id} aria-current={id === shown || undefined}>
              {name}
            </li>
          ))}
        </ol>
        <span className={styles.address}>
          {`${window.location.host}${webBase}${urlOf('leaderboard', { id: competitionId })}`}
        </span>
        {competition && <Clock zone={competition.zone} />}
      </footer>
    </div>
  );
}

/** The division whose award ceremony started last; null without one. */
function latestCeremony(divisions: readonly DivisionReply[]): string | null {
  const started = divisions.filter(({ revealingSince }) => revealingSince !== null);
  started.sort((a, b) => (b.revealingSince ?? '').localeCompare(a.revealingSince ?? ''));
  return started[0]?.id ?? null;
}

/** The time at the venue, like those of the heats. */
function Clock({ zone }: { zone: string }) {
  const [now, setNow] = useState(() => timeNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(timeNow()), 5000);
    return () => clearInterval(timer);
  }, []);
  return <time>{clockTime(new Date(now).toISOString(), zone)}</time>;
}
