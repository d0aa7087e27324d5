import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { Stack } from '../../../../ui/page.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { ClosedNote } from '../closed-note.tsx';
import { AboutForm } from './about-form.tsx';
import { CancelCompetition } from './cancel-competition.tsx';
import { DeleteDraft } from './delete-draft.tsx';
import { NamesChoice } from './names-choice.tsx';

/** The Settings part: details, scoring and names. */
export function SettingsPart({ competition }: { competition: CompetitionReply }) {
  return (
    <Stack gap={16} asForm>
      <PageTitle>Settings</PageTitle>
      <ClosedNote competition={competition} />
      {competition.can.edit && <AboutForm competition={competition} />}
      {competition.can.edit && <NamesChoice competition={competition} />}
      {competition.can.edit && competition.state === 'draft' && <DeleteDraft competition={competition} />}
      {competition.can.cancel && <CancelCompetition competition={competition} />}
    </Stack>
  );
}
