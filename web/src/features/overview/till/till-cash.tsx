import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { TillCash as Cash, TillReply } from '@chalkline/contract/overview/till.schema.ts';
import { useState } from 'react';
import { useSession } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Fact, Facts } from '../../../ui/figures.tsx';
import { Note } from '../../../ui/note.tsx';
import text from '../../../ui/text.module.css';
import { clockTime } from '../../../ui/times.ts';
import { differenceText, moneyText } from '../front-desk/desk-texts.ts';
import { CountModal } from './count-modal.tsx';
import styles from './till.module.css';

interface TillCashProps {
  people: TillReply['people'];
  isToday: boolean;
}

/** What each person took in cash, and what they counted. One counts one’s own, today’s. */
export function TillCash({ people, isToday }: TillCashProps) {
  const me = useSession()?.user.id;
  const [counting, setCounting] = useState<{ currency: CurrencyCode; expected: number } | null>(null);
  return (
    <>
      {people.map(({ id, name, cash }) =>
        cash.map((one) => (
          <div key={`${id} ${one.currency}`} className={styles.cash}>
            {id !== me && <h3 className={text.h4}>{name}</h3>}
            <Facts>
              <Fact label="Cash taken" value={moneyText(one.taken, one.currency)} />
              <Fact label="Given back" value={moneyText(one.returned, one.currency)} />
              <Fact label="Should be in the till" value={moneyText(expectedOf(one), one.currency)} />
            </Facts>
            <Counted cash={one} />
            {id === me && isToday && (
              <div>
                <Button onClick={() => setCounting({ currency: one.currency, expected: expectedOf(one) })}>
                  {one.count ? 'Count again' : 'Count the cash'}
                </Button>
              </div>
            )}
          </div>
        )),
      )}
      {counting && <CountModal {...counting} onClose={() => setCounting(null)} />}
    </>
  );
}

const expectedOf = ({ taken, returned }: Cash) => taken - returned;

function Counted({ cash: { count, currency, ...cash } }: { cash: Cash }) {
  if (!count) return null;
  const { counted, expected, note, at } = count;
  const more = counted - expected;
  const result = more === 0 ? 'Nothing is missing.' : `${differenceText(more, currency)}.`;
  const since = expectedOf({ ...cash, count, currency }) === expected ? '' : ' There were sales since.';
  return (
    <Note tone={more === 0 ? 'good' : 'warn'}>
      {`${moneyText(counted, currency)} counted at ${clockTime(at)}. ${result}${since}${note && ` Note: ${note}`}`}
    </Note>
  );
}
