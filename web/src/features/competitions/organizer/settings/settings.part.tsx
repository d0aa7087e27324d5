import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { AboutSettings } from './about-settings.tsx';
import { DivisionSettings } from './division-settings.tsx';
import { WorkoutSettings } from './workout-settings.tsx';

/** What the competition says about itself, its divisions and its workouts. */
export function SettingsPart({ competition }: { competition: CompetitionReply }) {
  const { can, state, role } = competition;
  const isOver = state === 'finished' || state === 'archived';
  return (
    <Stack gap={16}>
      <PageTitle>Settings</PageTitle>
      {!can.edit && (
        <Note>
          {role === 'owner' && isOver
            ? 'The competition is over. Reopen it on the overview to change anything.'
            : 'Only owners change the settings.'}
        </Note>
      )}
      <DivisionSettings competition={competition} />
      <WorkoutSettings competition={competition} />
      {can.edit && <AboutSettings competition={competition} />}
    </Stack>
  );
}
