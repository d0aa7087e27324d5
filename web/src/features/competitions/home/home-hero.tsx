import { addresses, urlOf } from '@chalkline/contract/urls.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useKnownAddresses } from '../../../platform/known-addresses.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { numberText } from '../../../ui/locale.ts';
import { FrameBand } from '../../../ui/page.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import styles from './home-hero.module.css';
import { LiveStrip } from './live-strip.tsx';

/** What this place is, in the ink frame, and what is on the floor right now. */
export function HomeHero({ children }: { children: ReactNode }) {
  const { data: count } = useQuery(competitionQueries.counted());
  const canCreate = useKnownAddresses().has(addresses.createCompetition);
  return (
    <>
      <FrameBand className={styles.hero}>
        <h1 className={styles.title} tabIndex={-1}>
          Find your floor
        </h1>
        <p className={styles.words}>
          {countWords(count)}
          {'Watch every score as it lands'}
          {canCreate ? ', or run your own without organizer fees.' : '.'}
        </p>
        {canCreate && (
          <ButtonLink
            variant="frame"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            to={urlOf('createCompetition')}
          >
            Create a competition
          </ButtonLink>
        )}
      </FrameBand>
      {children}
      <LiveStrip />
    </>
  );
}

function countWords(count: number | null | undefined): string {
  if (!count) return '';
  return `${numberText(count)} ${count === 1 ? 'competition' : 'competitions'}. `;
}
