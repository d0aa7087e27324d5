import type { CompetitionCard as Card } from '@chalkline/contract/competitions/competition.schema.ts';
import { placeLine } from '@chalkline/contract/competitions/competition-place.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { Bar } from '../../ui/bar.tsx';
import { counted } from '../../ui/counted.ts';
import { Cover } from '../../ui/cover/cover.tsx';
import { numberText } from '../../ui/locale.ts';
import styles from './competition-card.module.css';
import { CompetitionStatusMark, isOver } from './competition-status.tsx';
import { daysParts } from './days.ts';

/** A competition in the list: cover, dates, name, place, divisions and spots. */
export function CompetitionCard({ competition }: { competition: Card }) {
  const { id, name, startsOn, endsOn, divisionNames } = competition;
  const { days, month } = daysParts(startsOn, endsOn);
  return (
    <Link className={styles.card} to={urlOf('competitionDetail', { id })}>
      <div className={styles.picture}>
        <Cover id={id} dark className={styles.cover} />
        <span className={styles.mark}>
          <CompetitionStatusMark competition={competition} boxed />
        </span>
        <span className={styles.date}>
          {days}
          {month && <small>{month}</small>}
        </span>
      </div>
      <div className={styles.body}>
        <h3>{name}</h3>
        <p className={styles.place}>{placeLine(competition)}</p>
        <p className={styles.divisions}>{divisionNames.join(', ')}</p>
      </div>
      <Fill competition={competition} />
    </Link>
  );
}

/** How many are registered, and of how many. Spots left aren't this card's to say: orders and offers hold some. */
function Fill({ competition: { entryCount, capacity, state } }: { competition: Card }) {
  const registered = `${numberText(entryCount)} registered`;
  if (capacity === null || isOver(state)) {
    return (
      <div className={styles.foot}>
        <b>{registered}</b>
      </div>
    );
  }
  const left = Math.max(0, capacity - entryCount);
  const nearlyFull = left > 0 && left <= capacity / 10;
  return (
    <div className={styles.foot}>
      <b>{registered}</b>
      <Bar
        value={entryCount}
        max={capacity}
        label="Spots taken"
        size="thin"
        tone={nearlyFull ? 'hot' : 'plain'}
      />
      <span className={styles.left}>{left === 0 ? 'Full' : counted(capacity, ['spot', 'spots'])}</span>
    </div>
  );
}
