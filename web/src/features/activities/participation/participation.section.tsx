import {
  fewestCounted,
  type ParticipationReply,
  type TeamParticipation,
} from '@chalkline/contract/activities/participation.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useExport } from '../../../platform/use-export.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { dateFormat, numberText } from '../../../ui/locale.ts';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { activityQueries, readParticipationFile } from '../activities.queries.ts';

/** How many of the company’s people take part in what. */
export function ParticipationSection() {
  const query = useQuery(activityQueries.participation());
  const { run, busy } = useExport({
    read: readParticipationFile,
    failed: (detail) => addToast({ kind: 'error', title: 'Couldn’t export participation', detail }),
  });
  return (
    <Stack gap={24}>
      <PageTitle
        below="Who takes part in challenges, and how many logged something in the last 7 days."
        actions={<ExportButton busy={busy} onClick={run} />}
      >
        Participation
      </PageTitle>
      <Loaded
        query={query}
        failed="Couldn’t load participation"
        skeleton={<SkeletonRows rows={6} avatar={false} />}
        panel
      >
        {(participation) => <Shown participation={participation} />}
      </Loaded>
    </Stack>
  );
}

function Shown({ participation }: { participation: ParticipationReply }) {
  const { people, taking, active, challenges, groups } = participation;
  return (
    <>
      <Figures>
        <Figure label="People" value={numberText(people)} to={urlOf('allUsers')} />
        <Figure label="In a challenge now" value={countText(taking)} after={shareText(taking, people)} />
        <Figure
          label="Active in the last 7 days"
          value={countText(active)}
          after={shareText(active, people)}
        />
      </Figures>
      <p className={text.hint}>
        Active means logged a result that counts in one of these challenges. {few} means fewer than{' '}
        {fewestCounted} people, or a number that could identify someone.
      </p>
      <Panel title="By challenge">
        {challenges.length === 0 ? (
          <EmptyState
            title="No challenges yet"
            action={
              <ButtonLink size={32} to={urlOf('addChallenge')}>
                New challenge
              </ButtonLink>
            }
          >
            {`Your challenges appear here, and public ones that ${fewestCounted} or more of your people join.`}
          </EmptyState>
        ) : (
          <DataTable
            caption="Participation by challenge"
            columns={challengeColumns}
            rows={challenges}
            rowKey={idOf}
          />
        )}
      </Panel>
      {challenges
        .filter(({ teams }) => teams.length > 0)
        .map(({ id, name, teams }) => (
          <Panel key={id} title={`Teams of ${name}`}>
            <DataTable
              caption={`Participation by team of ${name}`}
              columns={teamColumns}
              rows={teams}
              rowKey={(team) => team.id ?? ''}
            />
          </Panel>
        ))}
      <Panel title="By community and group">
        {groups.length === 0 ? (
          <EmptyState
            title="No groups yet"
            action={
              <ButtonLink size={32} to={urlOf('addGroup')}>
                New group
              </ButtonLink>
            }
          >
            Make a group for each department to see who takes part there.
          </EmptyState>
        ) : (
          <DataTable
            caption="Participation by community and group"
            columns={groupColumns}
            rows={groups}
            rowKey={idOf}
          />
        )}
      </Panel>
    </>
  );
}

const few = 'Few';
const idOf = ({ id }: { id: string }) => id;

const countText = (count: number | null) => (count === null ? few : numberText(count));

/** `of 240` */
function shareText(count: number | null, of: number): string {
  return count === null ? '' : `of ${numberText(of)}`;
}

const dayText = (on: string) =>
  dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${on}T12:00:00Z`));

type Counted = { readonly people: number; readonly active: number | null };

function peopleColumn<Row extends Counted>(head: string): Column<Row> {
  return { key: 'people', head, align: 'right', cell: ({ people }) => numberText(people) };
}

function activeColumn<Row extends Counted>(): Column<Row> {
  return {
    key: 'active',
    head: 'Active in 7 days',
    align: 'right',
    cell: ({ active, people }) =>
      active === null ? few : `${numberText(active)} (${share(active, people)})`,
  };
}

const share = (active: number, people: number) =>
  new Intl.NumberFormat(undefined, { style: 'percent' }).format(people === 0 ? 0 : active / people);

const challengeColumns: Column<ParticipationReply['challenges'][number]>[] = [
  {
    key: 'name',
    head: 'Challenge',
    phone: 'lead',
    cell: ({ id, name, isOwn }) => (
      <>
        <Link className={text.link} to={urlOf('sharedChallenge', { id })}>
          {name}
        </Link>
        {!isOwn && <span className={text.hint}> open to everyone</span>}
      </>
    ),
  },
  { key: 'when', head: 'When', cell: ({ startsOn, endsOn }) => `${dayText(startsOn)} – ${dayText(endsOn)}` },
  peopleColumn('Joined'),
  activeColumn(),
];

const teamColumns: Column<TeamParticipation>[] = [
  { key: 'name', head: 'Team', phone: 'lead', cell: ({ name }) => name ?? 'In no team' },
  peopleColumn('People'),
  activeColumn(),
];

const groupColumns: Column<ParticipationReply['groups'][number]>[] = [
  {
    key: 'name',
    head: 'Name',
    phone: 'lead',
    cell: ({ id, name, type }) => (
      <Link
        className={text.link}
        to={type === 'community' ? urlOf('communityDetail', { id }) : urlOf('sharedGroup', { id })}
      >
        {name}
      </Link>
    ),
  },
  { key: 'type', head: 'Kind', cell: ({ type }) => (type === 'community' ? 'Community' : 'Group') },
  peopleColumn('Your people'),
  activeColumn(),
];
