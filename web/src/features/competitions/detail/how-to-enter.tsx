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
      <Panel title="Registration" padded>
        <p>Online registration isn’t available yet. Add athletes one by one, or import a CSV file.</p>
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
    <Panel title="Registration" padded>
      <p>
        {isFull
          ? `This competition is full. Ask the organizer, ${organizer.name}, if a spot opens up.`
          : `Online registration isn’t available yet. Ask the organizer, ${organizer.name}, for a spot.`}
      </p>
      <p className={text.hint}>{when}</p>
    </Panel>
  );
}
