import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { countryName } from '@chalkline/contract/competitions/competition-place.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useMediaQuery } from '@mantine/hooks';
import { Cover } from '../../../ui/cover/cover.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { CompetitionStatusMark } from '../competition-status.tsx';
import { daysParts } from '../days.ts';
import styles from './detail-hero.module.css';

interface DetailHeroProps {
  id: string;
  /** undefined: still on its way. */
  competition: CompetitionReply | undefined;
}

/** The competition's own picture with its days and its name. */
export function DetailHero({ id, competition }: DetailHeroProps) {
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false }) ?? true;
  // Drawn for its own shape: cut out of a wide one a phone would miss the chalk line.
  const size = wide ? { width: 1440, height: 400 } : { width: 390, height: 260 };
  return (
    <header className={styles.hero} data-on-frame="">
      <Cover id={id} className={styles.cover} dark fade {...size} />
      <div className={styles.inner}>
        <Crumbs
          steps={[
            { label: 'Fitness Challenges', to: urlOf('home') },
            ...(competition ? [{ label: whereText(competition) }] : []),
          ]}
        />
        <p className={styles.state}>
          {competition && (
            <>
              <span>{competitionDaysText(competition)}</span>
              <CompetitionStatusMark competition={competition} />
            </>
          )}
        </p>
        <h1 className={styles.title} tabIndex={-1}>
          {competition?.name ?? 'Competition'}
        </h1>
      </div>
    </header>
  );
}

function competitionDaysText({ startsOn, endsOn }: CompetitionReply): string {
  const { days, month, year } = daysParts(startsOn, endsOn);
  return [days, month, year].filter((part) => part !== '').join(' ');
}

function whereText({ country, online, place }: CompetitionReply): string {
  if (online) return 'Online';
  return country ? countryName(country) : (place ?? 'On site');
}
