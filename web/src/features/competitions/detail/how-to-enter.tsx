import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { daysText } from '../days.ts';

/** Before the start: how an athlete gets a place, or how the organizer fills them. */
export function HowToEnter({ competition }: { competition: CompetitionReply }) {
  const { id, state, can, organizer, startsOn, endsOn } = competition;
  if (state !== 'published') return null;
  const when = `Scores open on ${daysText(startsOn, startsOn)}${endsOn === startsOn ? '' : ', the first day'}.`;
  if (can.manageEntries) {
    return (
      <Panel title="How athletes get in" padded>
        <p>Athletes can’t sign up here themselves yet. Add them one by one, or import a CSV file.</p>
        <p>
          <Link className={text.link} to={urlOf('competitionDashboard', { id }, { part: 'entries' })}>
            Add or import athletes
          </Link>
        </p>
      </Panel>
    );
  }
  const isFull = competition.capacity !== null && competition.entryCount >= competition.capacity;
  return (
    <Panel title="How to get in" padded>
      <p>
        {isFull
          ? `Every place is taken. Ask ${organizer.name} whether one has opened up.`
          : `Online sign-up isn’t available yet. Ask the organizer, ${organizer.name}, for a place.`}
      </p>
      <p className={text.hint}>{when}</p>
    </Panel>
  );
}
