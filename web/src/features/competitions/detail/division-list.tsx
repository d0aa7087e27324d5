import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { whoIsItFor } from '@chalkline/contract/competitions/division-text.ts';
import type { RegistrationReply } from '@chalkline/contract/competitions/registration.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link } from 'react-router';
import { Bar } from '../../../ui/bar.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { SectionTitle } from '../../../ui/titles.tsx';
import { isOver } from '../competition-status.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { leftText, placesLeft, priceText, sizeText } from '../registration-texts.ts';
import styles from './division-list.module.css';

/** The divisions with how full they are; each leads to its board. */
export function DivisionList({ competition }: { competition: CompetitionReply }) {
  const { id, divisions, state } = competition;
  const { data: registration } = useQuery(competitionQueries.registration(id));
  return (
    <section className={styles.section}>
      <SectionTitle
        count={divisions.length}
        end={
          divisions.some(({ teamSize }) => teamSize > 1) && <Link to={urlOf('teams', { id })}>See teams</Link>
        }
      >
        Divisions
      </SectionTitle>
      {divisions.length === 0 ? (
        <EmptyState title="No divisions yet">Divisions appear here once the organizer adds them.</EmptyState>
      ) : (
        <ul className={styles.list}>
          {divisions.map((division) => (
            <li key={division.id}>
              <Link className={styles.row} to={urlOf('leaderboard', { id }, { division: division.id })}>
                <span className={styles.name}>
                  <b>{division.name}</b>
                  {whoIsItFor(division) !== '' && <small>{whoIsItFor(division)}</small>}
                </span>
                <span className={styles.count}>
                  {numberText(division.entryCount)} <small>registered</small>
                </span>
                {isOver(state) ? <span /> : <Places division={division} registration={registration} />}
                <span className={styles.board}>
                  Board
                  <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface PlacesProps {
  division: DivisionReply;
  registration: RegistrationReply | undefined;
}

function Places({ division, registration }: PlacesProps) {
  const { id, capacity, entryCount, teamSize } = division;
  const offer = registration?.divisions.find(({ divisionId }) => divisionId === id);
  const isOpen = offer && registration?.state === 'open';
  const price = isOpen ? priceText(offer.price, registration.currency) : '';
  if (capacity === null) {
    return <span className={styles.places}>{[price, 'No limit'].filter(Boolean).join(', ')}</span>;
  }
  // Places that somebody is paying for are as good as gone.
  const left = isOpen ? (placesLeft(offer, registration) ?? 0) : Math.max(0, capacity - entryCount);
  const isNearlyFull = left > 0 && left <= capacity / 10;
  return (
    <span className={styles.places}>
      <Bar
        value={entryCount}
        max={capacity}
        label="Spots taken"
        size="thin"
        tone={isNearlyFull ? 'hot' : 'plain'}
      />
      <span className={clsx(left === 0 && styles.full)}>
        {isOpen
          ? [price, leftText(left, teamSize)].filter(Boolean).join(', ')
          : sizeText(capacity, entryCount, teamSize)}
      </span>
    </span>
  );
}
