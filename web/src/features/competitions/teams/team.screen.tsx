import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { CanceledNote } from '../canceled-note.tsx';
import { CompetitionMissingPage } from '../competition-missing.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { WorkoutHero } from '../workouts/workout-hero.tsx';
import { zonedMoment } from './roster-texts.ts';
import { TeamInvite } from './team-invite.tsx';
import { TeamInviteDoor } from './team-invite-door.tsx';
import { TeamJoin } from './team-join.tsx';
import { TeamMembers } from './team-members.tsx';
import { TeamName } from './team-name.tsx';
import { TeamPayment } from './team-payment.tsx';
import { TeamRequests } from './team-requests.tsx';
import { TeamResults } from './team-results.tsx';
import { teamQueries } from './teams.queries.ts';

/** `/team/:id/:teamId`: one team, its members and results; its invite link leads here too. */
export function TeamScreen() {
  const { id = '', teamId = '' } = useParams();
  const [params] = useSearchParams();
  const token = params.get('invite');
  const competition = useQuery(competitionQueries.detail(id));
  const team = useQuery(teamQueries.team(id, teamId, token));
  useScreenTitle(team.data?.name);
  const isHidden = competition.error instanceof CallFailed && competition.error.status === 404;
  if (!competition.data && isHidden && token !== null)
    return <TeamInviteDoor id={id} teamId={teamId} token={token} />;
  if (!competition.data && competition.error)
    return <CompetitionMissingPage query={competition} competitionId={id} />;
  return (
    <>
      <WorkoutHero title={team.data?.name ?? 'Team'} steps={stepsOf(id, competition.data)} />
      <Page>
        <Loaded
          query={team}
          failed="Couldn’t load the team"
          skeleton={<SkeletonRows rows={4} label="Loading the team" />}
          panel
        >
          {(roster) => {
            const division = competition.data?.divisions.find((one) => one.id === roster.divisionId);
            const zone = competition.data?.zone;
            const isCanceled = competition.data?.state === 'canceled';
            const hideMinors = competition.data?.hideMinors ?? false;
            const adding = division && !isCanceled ? { division, hideMinors } : null;
            return (
              <Stack gap={24}>
                {competition.data && <CanceledNote competition={competition.data} />}
                <Row gap={16}>
                  <p className={text.hint}>
                    {[
                      division?.name,
                      `${roster.filled} of ${roster.size} places filled`,
                      roster.isLocked
                        ? 'Roster locked'
                        : zone && `Roster locks ${zonedMoment(roster.locksAt, zone)}`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                  {roster.can.manage && <TeamName competitionId={id} roster={roster} />}
                </Row>
                {roster.members.some(({ isYou }) => isYou) && (
                  <Row>
                    <ButtonLink size={32} to={urlOf('compete', { id }, { part: 'papers' })}>
                      Your answers and waivers
                    </ButtonLink>
                  </Row>
                )}
                {roster.payment && !isCanceled && (
                  <TeamPayment competitionId={id} roster={roster} payment={roster.payment} zone={zone} />
                )}
                {!isCanceled && <TeamJoin competitionId={id} roster={roster} token={token} />}
                <TeamMembers competitionId={id} roster={roster} adding={adding} />
                {roster.requests.length > 0 && !isCanceled && (
                  <TeamRequests competitionId={id} roster={roster} />
                )}
                {roster.can.manage && !isCanceled && <TeamInvite competitionId={id} roster={roster} />}
                <TeamResults competitionId={id} roster={roster} />
              </Stack>
            );
          }}
        </Loaded>
      </Page>
    </>
  );
}

function stepsOf(id: string, competition: CompetitionReply | undefined) {
  return [
    ...(competition ? [{ label: competition.name, to: urlOf('competitionDetail', { id }) }] : []),
    { label: 'Teams', to: urlOf('teams', { id }) },
  ];
}
