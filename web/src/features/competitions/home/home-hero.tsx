import type { CompetitionsFigures } from '@chalkline/contract/competitions/competition-list.schema.ts';
import { organizerFees } from '@chalkline/contract/page-texts.ts';
import { addresses, urlOf } from '@chalkline/contract/urls.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useKnownAddresses } from '../../../platform/known-addresses.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { FrameBand } from '../../../ui/page.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import styles from './home-hero.module.css';
import { LiveStrip } from './live-strip.tsx';

/** What this place is, in the ink frame, and what is on the floor right now. */
export function HomeHero({ children }: { children: ReactNode }) {
  const { data: figures } = useQuery(competitionQueries.counted());
  return (
    <>
      <HomeBand figures={figures} />
      {children}
      <LiveStrip />
    </>
  );
}

/** What this place is. `figures` are undefined until they have come; their line is kept free for them. */
export function HomeBand({ figures }: { figures: CompetitionsFigures | undefined }) {
  const canCreate = useKnownAddresses().has(addresses.createCompetition);
  return (
    <FrameBand className={styles.hero}>
      <h1 className={styles.title} tabIndex={-1}>
        Find your floor
      </h1>
      <p className={styles.words}>
        {figures?.competitions !== 0 && <span className={styles.count}>{countLabel(figures)}</span>}
        {`Watch every score as it lands${canCreate ? `, or run your own with ${organizerFees}` : ''}.`}
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
  );
}

/** `128 competitions in 41 countries. `; online ones have no country. */
function countLabel(figures: CompetitionsFigures | undefined): string {
  if (!figures?.competitions) return '';
  const countries =
    figures.countries === 0 ? '' : ` in ${counted(figures.countries, ['country', 'countries'])}`;
  return `${counted(figures.competitions, ['competition', 'competitions'])}${countries}. `;
}
