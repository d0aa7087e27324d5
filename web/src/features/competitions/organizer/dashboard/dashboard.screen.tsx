import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import {
  IconBarbell,
  IconCalendarClock,
  IconCategory,
  IconClipboardCheck,
  IconEye,
  IconGavel,
  IconHeartHandshake,
  IconHistory,
  IconLayoutDashboard,
  IconListNumbers,
  IconMessageQuestion,
  IconScale,
  IconScan,
  IconSettings,
  IconSignature,
  IconSpeakerphone,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { InHeader } from '../../../../platform/header-slot.tsx';
import { lazyPart } from '../../../../platform/lazy-part.ts';
import { useScreenTitle } from '../../../../platform/screen-title.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { ControlRoom } from '../../../../ui/control-room.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../../ui/page.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { CompetitionMissingPage } from '../../competition-missing.tsx';
import { CompetitionStatusMark } from '../../competition-status.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import type { PaperSections } from '../../paper-sections.ts';
import { AdjustmentsPart } from '../adjustments/adjustments.part.tsx';
import { AnnouncementsPart } from '../announcements/announcements.part.tsx';
import { DivisionsPart } from '../divisions/divisions.part.tsx';
import { EntriesPart } from '../entries/entries.part.tsx';
import { OverviewPart } from '../overview/overview.part.tsx';
import { RegistrationPart } from '../registration/registration.part.tsx';
import { ResultsPart } from '../results/results.part.tsx';
import { ScoresPart } from '../scores/scores.part.tsx';
import { SettingsPart } from '../settings/settings.part.tsx';
import { StaffPart } from '../staff/staff.part.tsx';
import { WorkoutsPart } from '../workouts/workouts.part.tsx';
import styles from './dashboard.module.css';
import { PaperPart } from './paper-part.tsx';
import { type DashboardPart, dashboardParts, partIn, partsOf, partUrl } from './parts.ts';
import { WaitingPart } from './waiting-part.tsx';

interface PartLabels {
  readonly label: string;
  readonly icon: ReactNode;
  /** Undefined for what another feature brings. */
  readonly Part?: ComponentType<{ competition: CompetitionReply }>;
  readonly count?: (competition: CompetitionReply) => number;
}

// Not in the control room's code: dragging weighs as much as the rest of it, and a desk needs nothing else.
const HeatsPart = lazyPart(async () => (await import('../heats/heats.part.tsx')).HeatsPart);
const AppealsPart = lazyPart(async () => (await import('../appeals/appeals.part.tsx')).AppealsPart);
const CheckInPart = lazyPart(async () => (await import('../check-in/check-in.part.tsx')).CheckInPart);
const ActivityPart = lazyPart(async () => (await import('../activity/activity.part.tsx')).ActivityPart);
const VolunteersPart = lazyPart(
  async () => (await import('../volunteers/volunteers.part.tsx')).VolunteersPart,
);

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

const parts: Readonly<Record<DashboardPart, PartLabels>> = {
  overview: { label: 'Overview', icon: <IconLayoutDashboard {...icon} />, Part: OverviewPart },
  entries: {
    label: 'Athletes',
    icon: <IconUsers {...icon} />,
    Part: EntriesPart,
    count: ({ entryCount }) => entryCount,
  },
  registration: { label: 'Registration', icon: <IconClipboardCheck {...icon} />, Part: RegistrationPart },
  'check-in': { label: 'Check-in', icon: <IconScan {...icon} />, Part: CheckInPart },
  divisions: {
    label: 'Divisions',
    icon: <IconCategory {...icon} />,
    Part: DivisionsPart,
    count: ({ divisions }) => divisions.length,
  },
  workouts: {
    label: 'Workouts',
    icon: <IconBarbell {...icon} />,
    Part: WorkoutsPart,
    count: ({ workouts }) => workouts.length,
  },
  heats: { label: 'Heats', icon: <IconCalendarClock {...icon} />, Part: HeatsPart },
  scores: { label: 'Scores', icon: <IconListNumbers {...icon} />, Part: ScoresPart },
  results: { label: 'Results', icon: <IconEye {...icon} />, Part: ResultsPart },
  adjustments: { label: 'Adjustments', icon: <IconGavel {...icon} />, Part: AdjustmentsPart },
  appeals: { label: 'Appeals', icon: <IconScale {...icon} />, Part: AppealsPart },
  questions: { label: 'Questions', icon: <IconMessageQuestion {...icon} /> },
  waivers: { label: 'Waivers', icon: <IconSignature {...icon} /> },
  announcements: {
    label: 'Announcements',
    icon: <IconSpeakerphone {...icon} />,
    Part: AnnouncementsPart,
  },
  volunteers: { label: 'Volunteers', icon: <IconHeartHandshake {...icon} />, Part: VolunteersPart },
  staff: { label: 'Staff', icon: <IconUsersGroup {...icon} />, Part: StaffPart },
  activity: { label: 'Activity', icon: <IconHistory {...icon} />, Part: ActivityPart },
  settings: { label: 'Settings', icon: <IconSettings {...icon} />, Part: SettingsPart },
};

/** The control room of one competition, with the parts that another feature brings. */
export function dashboardScreen(papers?: PaperSections): ComponentType {
  return () => <DashboardScreen papers={papers} />;
}

function DashboardScreen({ papers }: { papers: PaperSections | undefined }) {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const query = useQuery(competitionQueries.detail(id));
  const { data } = query;
  const asked = partIn(params);
  const part = !data || partsOf(data.role).includes(asked) ? asked : 'overview';
  const open = parts[part];
  useScreenTitle(data && `${open.label}, ${data.name}`);
  if (!data && query.error) return <CompetitionMissingPage query={query} competitionId={id} />;
  if (!data) return <Waiting id={id} part={part} />;
  if (!data.can.seeInside) return <NotInside id={id} />;
  const { Part } = open;
  const paper = part === 'questions' || part === 'waivers' ? part : undefined;
  return (
    <>
      <InHeader>
        <span className={styles.name}>{data.name}</span>
        <CompetitionStatusMark competition={data} />
      </InHeader>
      <Room id={id} part={part} competition={data}>
        <p className={styles.here}>{data.name}</p>
        <Suspense fallback={<WaitingPart part={part} />}>
          {Part && <Part competition={data} />}
          {paper && papers && <PaperPart competition={data} papers={papers} part={paper} />}
        </Suspense>
      </Room>
    </>
  );
}

function NotInside({ id }: { id: string }) {
  return (
    <Page>
      <PageTitle>Control room</PageTitle>
      <EmptyState
        title="You don’t have access to this control room"
        action={
          <ButtonLink size={32} to={urlOf('competitionDetail', { id })}>
            View competition
          </ButtonLink>
        }
      >
        Ask an owner to invite you to the staff.
      </EmptyState>
    </Page>
  );
}

interface RoomProps {
  id: string;
  part: DashboardPart;
  competition?: CompetitionReply;
  children: ReactNode;
}

function Room({ id, part, competition, children }: RoomProps) {
  return (
    <ControlRoom
      label="Control room"
      current={partUrl(id, part)}
      items={(competition ? partsOf(competition.role) : dashboardParts).map((key) => {
        const { label, icon: image, count } = parts[key];
        return { label, icon: image, to: partUrl(id, key), count: competition && count?.(competition) };
      })}
    >
      {children}
    </ControlRoom>
  );
}

function Waiting({ id, part }: { id: string; part: DashboardPart }) {
  return (
    <Room id={id} part={part}>
      <Stack gap={16}>
        <PageTitle>{parts[part].label}</PageTitle>
        <WaitingPart part={part} />
      </Stack>
    </Room>
  );
}
