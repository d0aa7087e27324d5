import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { importScores } from '@chalkline/contract/competitions/imports.endpoints.ts';
import type { ReadingAnswers } from '@chalkline/contract/competitions/reading/reading.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { useState } from 'react';
import { call } from '../../../../platform/calls.ts';
import { saveFile } from '../../../../platform/save-file.ts';
import { useImport } from '../../../../platform/use-import.ts';
import { useKeptState } from '../../../../platform/use-kept-state.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { counted } from '../../../../ui/counted.ts';
import { ImportPreview } from '../../../../ui/import-preview.tsx';
import { ImportSource } from '../../../../ui/import-source.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { addToast } from '../../../../ui/toasts.tsx';
import { partUrl } from '../dashboard/parts.ts';
import { importDetail } from '../imports/import-detail.ts';
import { RowWarnings } from '../imports/row-warnings.tsx';
import { RippleShown } from '../ripple/ripple-preview.tsx';
import { ColumnQuestions } from './column-questions.tsx';
import { PlacesComparedNote } from './places-compared.tsx';
import { StatesBroughtNote } from './states-brought.tsx';

const noun = ['score', 'scores'] as const;
const fromFile = 'file';

interface ScoresImportProps {
  competition: CompetitionReply;
  onImported: () => void;
}

/** Imports scores from a CSV file; asks about ambiguous scores once per column. */
export function ScoresImport({ competition, onImported }: ScoresImportProps) {
  const { id, workouts } = competition;
  const [workoutId, setWorkoutId] = useState<string>(fromFile);
  const [answers, setAnswers] = useState<Readonly<Record<string, ReadingAnswers>>>({});
  const [reason, setReason] = useKeptState('import reason', '');
  const { csv, bring, preview, forget, check, confirm, busy, refusal } = useImport({
    run: async (input, idempotencyKey) => {
      const body = { ...input, answers, reason, ...(workoutId !== fromFile && { workoutId }) };
      return (await call(importScores, { params: { competitionId: id }, body }, { idempotencyKey })).data;
    },
    done: ({ added, changed, unchanged, stateCount }) => {
      addToast({
        kind: 'success',
        title: `${counted(added, noun)} added`,
        ...importDetail({ corrected: changed, 'statuses changed': stateCount, unchanged }),
      });
      onImported();
    },
  });
  const questions = preview?.questions ?? [];
  const corrects = (preview?.changed ?? 0) > 0;
  return (
    <Stack gap={16}>
      <PageTitle
        below="Different results correct existing scores and need a reason. Importing the same file twice changes nothing."
        actions={<ButtonLink to={partUrl(id, 'scores')}>Back to scores</ButtonLink>}
      >
        Import scores
      </PageTitle>
      <ImportSource
        csv={csv}
        onCsv={(text) => {
          setAnswers({});
          bring(text);
        }}
        onCheck={check}
        busy={busy && preview === null}
        onTemplate={() =>
          saveFile(fileNameOf(['scores', 'template'], 'csv'), template(workouts.map(({ name }) => name)))
        }
        columns="Columns: bib or name (plus division if names repeat), then one column per workout, or one for the workout and one for the score. Places are only compared; a status such as WD, CUT or DQ instead of a place is imported."
      >
        <SelectField
          label="Workout"
          hint="For files with a score column but no workout column."
          choices={[
            { value: fromFile, label: 'From the file' },
            ...workouts.map((workout) => ({ value: workout.id, label: workout.name })),
          ]}
          value={workoutId}
          onChange={(chosen) => {
            setWorkoutId(chosen);
            forget();
          }}
        />
      </ImportSource>
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
          besides={{
            count: preview.stateCount,
            words: counted(preview.stateCount, ['athlete status', 'athlete statuses']),
          }}
          blocked={questions.length > 0 || (corrects && reason.trim() === '')}
        >
          <ColumnQuestions
            questions={questions}
            answers={answers}
            busy={busy}
            onAnswer={(of, meant) => setAnswers((now) => ({ ...now, [of]: { ...now[of], ...meant } }))}
            onCheck={check}
          />
          <StatesBroughtNote states={preview.states} count={preview.stateCount} />
          <RowWarnings warnings={preview.warnings} count={preview.warningCount} />
          {preview.places && <PlacesComparedNote places={preview.places} />}
          {preview.ripple && <RippleShown competition={competition} ripple={preview.ripple} />}
          {corrects && questions.length === 0 && (
            <TextField
              label="Reason for corrections"
              hint={`The file corrects ${counted(preview.changed, noun)}.`}
              maxLength={500}
              value={reason}
              onChange={(change) => setReason(change.currentTarget.value)}
            />
          )}
        </ImportPreview>
      )}
    </Stack>
  );
}

function template(workouts: readonly string[]): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return `bib,${workouts.map(quoted).join(',')}\r\n101${','.repeat(workouts.length)}\r\n`;
}
