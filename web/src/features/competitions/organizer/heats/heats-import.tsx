import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { HeatPlanReply } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { importHeats } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { call } from '../../../../platform/calls.ts';
import { saveFile } from '../../../../platform/save-file.ts';
import { useImport } from '../../../../platform/use-import.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { counted } from '../../../../ui/counted.ts';
import { ImportPreview } from '../../../../ui/import-preview.tsx';
import { ImportSource } from '../../../../ui/import-source.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { addToast } from '../../../../ui/toasts.tsx';
import { partUrl } from '../dashboard/parts.ts';

const noun = ['athlete', 'athletes'] as const;

interface HeatsImportProps {
  competition: CompetitionReply;
  plan: HeatPlanReply;
  onImported: () => void;
}

/** Puts the athletes of a draft into the lanes that a CSV file gives them. */
export function HeatsImport({ competition, plan, onImported }: HeatsImportProps) {
  const { id, workouts } = competition;
  const { workoutId, version } = plan;
  const name = workouts.find((workout) => workout.id === workoutId)?.name ?? '';
  const { csv, bring, preview, check, confirm, busy, refusal } = useImport({
    run: async (input, idempotencyKey) => {
      const params = { competitionId: id, workoutId };
      return (await call(importHeats, { params, body: { ...input, version } }, { idempotencyKey })).data;
    },
    done: ({ added, changed }) => {
      addToast({
        kind: 'success',
        title: 'Heats imported',
        detail: `${counted(added + changed, noun)} moved. Publish to show them.`,
      });
      onImported();
    },
  });
  const left = preview?.left ?? 0;
  return (
    <Stack gap={16}>
      <PageTitle
        below="The file replaces who is in which lane of the draft. Times stay as they are, and athletes see nothing until you publish."
        actions={<ButtonLink to={partUrl(id, 'heats', { workout: workoutId })}>Back to heats</ButtonLink>}
      >
        {`Import heats of ${name}`}
      </PageTitle>
      <ImportSource
        csv={csv}
        onCsv={bring}
        onCheck={check}
        busy={busy && preview === null}
        onTemplate={() =>
          saveFile(fileNameOf(['heats', 'template'], 'csv'), 'heat,lane,bib\r\n1,1,101\r\n1,2,102\r\n')
        }
        columns="Columns: heat, lane, and bib or name (plus division if names repeat). One row per lane; rows without an athlete are empty lanes."
      />
      {refusal && (
        <Note tone="bad" announced>
          {refusal}
        </Note>
      )}
      {preview && (
        <ImportPreview
          preview={preview}
          noun={noun}
          onConfirm={confirm}
          busy={busy}
          {...(left > 0 && { besides: { count: left, words: `take out ${left}` } })}
        >
          {left > 0 && (
            <Note tone="warn">
              {`${counted(left, noun)} of the draft ${left === 1 ? 'isn’t' : 'aren’t'} in the file and will have no heat.`}
            </Note>
          )}
        </ImportPreview>
      )}
    </Stack>
  );
}
