import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { whoIsItFor } from '@chalkline/contract/competitions/division-text.ts';
import text from '../../../../ui/text.module.css';
import { calendarDayText } from '../../../../ui/times.ts';
import type { DivisionDraft } from '../divisions/division-form.ts';
import { agesAreApart } from '../divisions/division-form.ts';
import styles from './good-to-know.module.css';

interface WhoMayEnterProps {
  draft: DivisionDraft;
  competition: CompetitionReply;
}

/** Who a division is for, in the words of the public page. */
export function WhoMayEnter({ draft, competition: { startsOn } }: WhoMayEnterProps) {
  const who = whoIsItFor(draft) || 'Anyone';
  const byAge = draft.ageFrom !== null || draft.ageTo !== null;
  return (
    <section className={styles.who}>
      <h2 className={styles.head}>Who can compete</h2>
      <p className={styles.sentence}>
        {agesAreApart(draft)
          ? `No one: the minimum age ${draft.ageFrom} is above the maximum age ${draft.ageTo}.`
          : `${who}${byAge ? `, on ${calendarDayText(startsOn)}` : ''}.`}
      </p>
      <p className={text.hint}>Shown on the public page.</p>
    </section>
  );
}
