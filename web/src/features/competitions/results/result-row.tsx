import type { PersonResult } from '@chalkline/contract/competitions/result.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { SharePageButton } from '../../../patterns/share/share-page-button.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Place } from '../../../ui/place.tsx';
import { daysText } from '../days.ts';
import { Result } from '../leaderboard/board-cell.tsx';
import styles from './results.module.css';

/** One entry: the place it reached, where, and what was done in each workout. */
export function ResultRow({ result }: { result: PersonResult }) {
  const { competition, division, place, tied, workouts } = result;
  const board = urlOf('leaderboard', { id: competition.id }, { division: division.id });
  const shared = urlOf(
    'leaderboard',
    { id: competition.id },
    { division: division.id, search: result.bib, entry: result.entryId },
  );
  return (
    <li className={styles.result}>
      <Place place={place} tied={tied} size="large" />
      <div className={styles.words}>
        <Link className={styles.name} to={board}>
          {competition.name}
        </Link>
        <p className={styles.line}>{whereAndWhen(result)}</p>
      </div>
      <div className={styles.standing}>
        <p>{standingText(result)}</p>
        {place !== null && <SharePageButton name={`${competition.name} result`} to={shared} />}
      </div>
      {workouts.length > 0 && (
        <dl className={styles.workouts}>
          {workouts.map(({ id, name, cell }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>
                <Result cell={cell} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function whereAndWhen({ competition, division }: PersonResult): string {
  const where = competition.online ? 'Online' : competition.place;
  const when = daysText(competition.startsOn, competition.endsOn);
  return [division.name, where, when].filter((part) => part).join(' · ');
}

function standingText({ place, of, standing, competition, bib, state }: PersonResult): string {
  if (place !== null) return `of ${numberText(of)}${standing === 'final' ? '' : ', so far'}`;
  if (state === 'withdrawn') return 'Withdrawn';
  if (competition.state === 'canceled') return 'Canceled';
  return competition.state === 'published' ? `Registered, bib ${bib}` : 'No place';
}
