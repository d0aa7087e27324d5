import type { PassReply } from '@chalkline/contract/events/pass.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isFoundIn, useListSearch } from '../../../patterns/list-search.tsx';
import { counted } from '../../../ui/counted.ts';
import { timeNow } from '../../../ui/now.ts';
import { SectionTitle } from '../../../ui/titles.tsx';
import { startText } from '../event-texts.ts';
import { eventQueries } from '../events.queries.ts';
import { passText } from '../searched-texts.ts';
import styles from './event-rows.module.css';

/** One's good passes: what is left of each, and its next date. Nothing without passes. */
export function GoingPasses() {
  const { data = [] } = useQuery(eventQueries.passes);
  const search = useListSearch();
  const passes = data.filter((pass) => pass.state === 'valid' && isFoundIn(passText(pass), search));
  if (passes.length === 0) return null;
  return (
    <section aria-label="Passes">
      <SectionTitle count={passes.length}>Passes</SectionTitle>
      <ul className={styles.rows}>
        {passes.map((pass) => (
          <li key={pass.id}>
            <Link className={styles.row} to={urlOf('myEvents', {}, { tab: 'tickets' })}>
              <span className={styles.words}>
                <small>{leftText(pass)}</small>
                <b>{pass.series.name}</b>
                <small>{nextText(pass)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `Ten dates, 7 of 10 dates left`. */
function leftText({ name, uses, usesLeft }: PassReply): string {
  const left =
    uses === null || usesLeft === null
      ? 'every date'
      : `${usesLeft} of ${counted(uses, ['date', 'dates'])} left`;
  return `${name}, ${left}`;
}

function nextText({ dates }: PassReply): string {
  const [next] = dates
    .filter(({ endsAt }) => Date.parse(endsAt) > timeNow())
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  return next ? `Next: ${startText(next.startsAt, next.zone)}` : 'No date booked yet';
}
