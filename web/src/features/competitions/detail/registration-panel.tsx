import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { RegistrationReply } from '@chalkline/contract/competitions/registration.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Panel } from '../../../ui/panel.tsx';
import { plannedTime } from '../../../ui/planned-time.ts';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { isOver } from '../competition-status.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { ownTeams } from '../own-teams.ts';
import { nextStepText, totalLeftText } from '../registration-texts.ts';

interface RegistrationPanelProps {
  competition: CompetitionReply;
}

/** Until when athletes register, what is left, and what to do where they can't. */
export function RegistrationPanel({ competition }: RegistrationPanelProps) {
  const { id, state } = competition;
  const { data } = useQuery(competitionQueries.registration(id));
  if (isOver(state) || state === 'draft') return null;
  // A live competition that doesn't take athletes says nothing about it.
  const isMine = data?.divisions.some(({ entryId }) => entryId !== null) ?? false;
  const teams = data ? ownTeams(competition, data) : [];
  if (state === 'live' && !isMine && (!data || data.state === 'closed' || data.state === 'ended'))
    return null;
  return (
    <Panel title="Registration" padded>
      {data ? (
        <>
          {!(isMine && data.state === 'closed') && (
            <RegistrationWords competition={competition} registration={data} />
          )}
          {isMine && (
            <>
              <p>You’re registered.</p>
              {teams.map(({ entryId, division }) => (
                <p key={entryId}>
                  <Link className={text.link} to={urlOf('team', { id, teamId: entryId })}>
                    {`Your team in ${division}`}
                  </Link>
                </p>
              ))}
              <p>
                <Link className={text.link} to={urlOf('compete', { id })}>
                  Your place and check-in code
                </Link>
              </p>
              <p>
                <Link className={text.link} to={urlOf('compete', { id }, { part: 'papers' })}>
                  Your answers and waivers
                </Link>
              </p>
            </>
          )}
        </>
      ) : (
        <SkeletonText lines={2} label="Loading registration" />
      )}
    </Panel>
  );
}

interface RegistrationWordsProps extends RegistrationPanelProps {
  registration: RegistrationReply;
}

function RegistrationWords({ competition, registration }: RegistrationWordsProps) {
  const { zone } = competition;
  const { state, opensAt, closesAt } = registration;
  if (state === 'closed') return <ClosedWords competition={competition} />;
  if (state === 'ended') {
    return (
      <p>{closesAt ? `Registration closed ${plannedTime(closesAt, zone)}.` : 'Registration has closed.'}</p>
    );
  }
  if (state === 'paused')
    return <p>Registration is paused for now. Everyone who’s registered keeps their place.</p>;
  if (state === 'not_started') {
    return (
      <>
        {opensAt && (
          <p>
            Opens <TimeAgo at={opensAt} />
          </p>
        )}
        <p className={text.hint}>{opensAt && plannedTime(opensAt, zone)}</p>
      </>
    );
  }
  const next = nextStepText(registration, zone);
  return (
    <>
      <p>{totalLeftText(competition, registration)}</p>
      {closesAt && (
        <p className={text.hint}>
          Closes <TimeAgo at={closesAt} />, {plannedTime(closesAt, zone)}
        </p>
      )}
      {next !== '' && <p className={text.hint}>{next}</p>}
    </>
  );
}

function ClosedWords({ competition: { id, can, organizer } }: RegistrationPanelProps) {
  if (!can.manageEntries) {
    return <p>{`Online registration isn’t available. Ask the organizer, ${organizer.name}, for a spot.`}</p>;
  }
  const room = (part: string) => urlOf('competitionDashboard', { id }, { part });
  return (
    <>
      <p>Athletes can’t register themselves yet. Open registration, or add them yourself.</p>
      <p>
        <Link className={text.link} to={room('registration')}>
          Open registration
        </Link>{' '}
        <Link className={text.link} to={room('entries')}>
          Add or import athletes
        </Link>
      </p>
    </>
  );
}
