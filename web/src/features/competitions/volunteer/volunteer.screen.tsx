import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import {
  type OpenShiftReply,
  type VolunteerRole,
  volunteerRoles,
} from '@chalkline/contract/competitions/shift.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Chip } from '../../../ui/tag.tsx';
import { CanceledNote } from '../canceled-note.tsx';
import { CompetitionMissingPage } from '../competition-missing.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import type { PaperSections } from '../paper-sections.ts';
import { WorkoutHero } from '../workouts/workout-hero.tsx';
import { zoneText } from '../zone-text.ts';
import { MyCredentials } from './my-credentials.tsx';
import { MyShifts } from './my-shifts.tsx';
import { OpenShift } from './open-shift.tsx';
import { PapersNote } from './papers-note.tsx';
import { dayOf, dayText, roleLabels } from './shift-texts.ts';
import styles from './volunteer.module.css';
import { shiftQueries } from './volunteer.queries.ts';

/** `/volunteer/:id`: the shifts of a competition, with what is left and what is theirs. */
export function volunteerScreen(papers?: PaperSections): ComponentType {
  return () => <VolunteerScreen papers={papers} />;
}

function VolunteerScreen({ papers }: { papers: PaperSections | undefined }) {
  const { id = '' } = useParams();
  const query = useQuery(competitionQueries.detail(id));
  const { data: competition } = query;
  useScreenTitle(competition && `Volunteer, ${competition.name}`);
  if (!competition && query.error) return <CompetitionMissingPage query={query} competitionId={id} />;
  return (
    <>
      <WorkoutHero
        title="Volunteer"
        steps={[
          { label: 'Fitness Challenges', to: urlOf('home') },
          ...(competition ? [{ label: competition.name, to: urlOf('competitionDetail', { id }) }] : []),
        ]}
      />
      <Page>
        {competition?.canceled ? (
          <CanceledNote competition={competition} />
        ) : competition ? (
          <Shifts competition={competition} papers={papers} />
        ) : (
          <SkeletonRows rows={8} avatar={false} label="Loading shifts" />
        )}
      </Page>
    </>
  );
}

interface ShiftsProps {
  competition: CompetitionReply;
  papers: PaperSections | undefined;
}

function Shifts({ competition, papers }: ShiftsProps) {
  const query = useQuery(shiftQueries.open(competition.id));
  return (
    <Loaded
      query={query}
      failed="Couldn’t load shifts"
      skeleton={<SkeletonRows rows={8} avatar={false} label="Loading shifts" />}
    >
      {(shifts) =>
        shifts.length === 0 ? (
          <EmptyState title="No volunteer shifts yet">
            Shifts appear here when the organizer adds them.
          </EmptyState>
        ) : (
          <Stack gap={16}>
            {papers && (
              <PapersNote
                competition={competition}
                papers={papers}
                unsigned={[...new Set(shifts.flatMap(({ unsigned }) => unsigned))]}
              />
            )}
            <div className={styles.grid}>
              <Board competition={competition} shifts={shifts} />
              <aside>
                <Stack gap={16}>
                  <MyShifts
                    competition={competition}
                    shifts={shifts.filter(({ mine }) => mine !== null)}
                    papers={papers}
                  />
                  <MyCredentials competition={competition} />
                </Stack>
              </aside>
            </div>
          </Stack>
        )
      }
    </Loaded>
  );
}

interface BoardProps {
  competition: CompetitionReply;
  shifts: readonly OpenShiftReply[];
}

/** All shifts by day, narrowed to a role. */
function Board({ competition, shifts }: BoardProps) {
  const [role, setRole] = useState<VolunteerRole | null>(null);
  const roles = volunteerRoles.filter((one) => shifts.some((shift) => shift.role === one));
  const shown = shifts.filter((shift) => role === null || shift.role === role);
  const days = [...Map.groupBy(shown, (shift) => dayOf(shift, competition.zone))];
  return (
    <Stack gap={16}>
      <Row>
        {roles.length > 1 &&
          roles.map((one) => (
            <Chip key={one} on={one === role} onClick={() => setRole(one === role ? null : one)}>
              {roleLabels[one]}
            </Chip>
          ))}
        <p className={styles.zone}>{zoneText(competition.zone, competition.startsOn)}</p>
      </Row>
      {days.map(([day, ofDay]) => (
        <Panel
          key={day}
          title={dayText(day, { weekday: 'long', day: 'numeric', month: 'long' })}
          actions={<span className={styles.filled}>{filledText(ofDay)}</span>}
        >
          <ul>
            {ofDay.map((shift) => (
              <OpenShift key={shift.id} competition={competition} shift={shift} />
            ))}
          </ul>
        </Panel>
      ))}
    </Stack>
  );
}

function filledText(shifts: readonly OpenShiftReply[]): string {
  const sum = (count: (shift: OpenShiftReply) => number) => shifts.reduce((all, one) => all + count(one), 0);
  return `${sum(({ taken }) => taken)} of ${sum(({ capacity }) => capacity)} filled`;
}
