import type { DeskCompetition, DeskEvent, DeskReply } from '@chalkline/contract/overview/desk.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../patterns/loaded.tsx';
import { lazyPart } from '../../platform/lazy-part.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Figure, Figures } from '../../ui/figures.tsx';
import { numberText } from '../../ui/locale.ts';
import { Row, Stack } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { plannedTime } from '../../ui/planned-time.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import text from '../../ui/text.module.css';
import { calendarDayText } from '../../ui/times.ts';
import { PageTitle } from '../../ui/titles.tsx';
import { FrontDesk } from './front-desk/front-desk.tsx';
import styles from './overview.module.css';
import { overviewQueries } from './overview.queries.ts';

const TillPanel = lazyPart(async () => (await import('./till/till-panel.tsx')).TillPanel);

/** What a receptionist works on: doors, athletes who arrive, members, stock, and what they entered. */
export function DeskPart({ title = 'Dashboard' }: { title?: string }) {
  const query = useQuery(overviewQueries.desk());
  return (
    <Stack gap={24}>
      <PageTitle
        below="Your desk: events and competitions on now or within 7 days, and your gym."
        actions={
          query.data?.gym && (
            <ButtonLink
              to={urlOf('clientMemberships', {}, { scan: '1' })}
              icon={<IconQrcode size={18} stroke={1.75} aria-hidden="true" />}
            >
              Let members in
            </ButtonLink>
          )
        }
      >
        {title}
      </PageTitle>
      <Loaded
        query={query}
        failed="Couldn’t load your desk"
        skeleton={<SkeletonRows rows={6} avatar={false} />}
        panel
      >
        {(desk) => <Shown desk={desk} />}
      </Loaded>
    </Stack>
  );
}

/** The same in the menu of administrators, whose dashboard are the figures. */
export const FrontDeskPart = () => <DeskPart title="Front desk" />;

function Shown({ desk: { events, competitions, gym } }: { desk: DeskReply }) {
  return (
    <>
      <FrontDesk events={events} />
      <Suspense>
        <TillPanel />
      </Suspense>
      {gym && <GymFigures gym={gym} />}
      <div className={styles.desk}>
        <Panel title="Doors">
          {events.length === 0 ? (
            <EmptyState title="No events this week">
              Events of your organization appear here 7 days before they start.
            </EmptyState>
          ) : (
            <DataTable caption="Doors" columns={eventColumns} rows={events} rowKey={idOf} />
          )}
        </Panel>
        <Panel title="Athletes’ check-in">
          {competitions.length === 0 ? (
            <EmptyState title="No competitions this week">
              Competitions appear here when you are on their check-in desk.
            </EmptyState>
          ) : (
            <DataTable
              caption="Athletes’ check-in"
              columns={competitionColumns}
              rows={competitions}
              rowKey={idOf}
            />
          )}
        </Panel>
      </div>
      {gym && (
        <Panel title="At the gym" padded>
          <Row>
            <ButtonLink to={urlOf('clientMemberships')}>Members</ButtonLink>
            <ButtonLink to={urlOf('gymInventory')}>Inventory</ButtonLink>
            <ButtonLink to={urlOf('gymInventory', {}, { part: 'count' })}>Count stock</ButtonLink>
            <ButtonLink to={urlOf('expenseManagement')}>Expenses</ButtonLink>
          </Row>
        </Panel>
      )}
    </>
  );
}

function GymFigures({ gym }: { gym: NonNullable<DeskReply['gym']> }) {
  const { members, membershipsDue, equipmentLow, suppliesLow, serviceDue, pending, refused } = gym;
  return (
    <Figures>
      <Figure
        label="Memberships overdue"
        value={numberText(membershipsDue)}
        after={`of ${numberText(members)}`}
        to={urlOf('clientMemberships', {}, { state: 'overdue' })}
      />
      <Figure
        label="Supplies running low"
        value={numberText(suppliesLow)}
        to={urlOf('gymInventory', {}, { part: 'supply', mark: 'low' })}
      />
      <Figure
        label="Equipment running low"
        value={numberText(equipmentLow)}
        to={urlOf('gymInventory', {}, { mark: 'low' })}
      />
      <Figure
        label="Service due"
        value={numberText(serviceDue)}
        to={urlOf('gymInventory', {}, { mark: 'service' })}
      />
      <Figure
        label="Your expenses pending"
        value={numberText(pending)}
        to={urlOf('expenseManagement', {}, { state: 'pending' })}
        {...(refused > 0 && { note: `${numberText(refused)} refused`, tone: 'bad' })}
      />
    </Figures>
  );
}

const idOf = ({ id }: { id: string }) => id;

const eventColumns: Column<DeskEvent>[] = [
  {
    key: 'name',
    head: 'Event',
    phone: 'lead',
    cell: ({ id, name }) => (
      <Link className={text.link} to={urlOf('eventDoor', { id })}>
        {name}
      </Link>
    ),
  },
  {
    key: 'starts',
    head: 'Starts',
    cell: ({ startsAt, zone }) => plannedTime(startsAt, zone),
  },
  { key: 'in', head: 'Let in', align: 'right', cell: ({ letIn }) => numberText(letIn) },
  { key: 'sold', head: 'Tickets', align: 'right', cell: ({ sold }) => numberText(sold) },
];

const competitionColumns: Column<DeskCompetition>[] = [
  {
    key: 'name',
    head: 'Competition',
    phone: 'lead',
    cell: ({ id, name }) => (
      <Link className={text.link} to={urlOf('competitionDashboard', { id }, { part: 'check-in' })}>
        {name}
      </Link>
    ),
  },
  { key: 'starts', head: 'Starts', cell: ({ startsOn }) => calendarDayText(startsOn) },
  { key: 'in', head: 'Checked in', align: 'right', cell: ({ checkedIn }) => numberText(checkedIn) },
  { key: 'expected', head: 'Athletes', align: 'right', cell: ({ expected }) => numberText(expected) },
];
