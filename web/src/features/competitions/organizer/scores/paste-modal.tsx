import type { ReadingAnswers } from '@chalkline/contract/competitions/reading/reading.ts';
import { rippleScoresMost } from '@chalkline/contract/competitions/ripple.schema.ts';
import type { ScoreSheetRow } from '@chalkline/contract/competitions/score.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { useState } from 'react';
import { useKeptState } from '../../../../platform/use-kept-state.ts';
import { Button } from '../../../../ui/button.tsx';
import { counted } from '../../../../ui/counted.ts';
import { Modal } from '../../../../ui/modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Row, Stack } from '../../../../ui/page.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { type RippleCompetition, RipplePreview } from '../ripple/ripple-preview.tsx';
import { type PastedLine, planPaste, questionOf } from './paste-column.ts';
import { PasteTable } from './paste-table.tsx';
import type { SavePasted } from './use-save-pasted.ts';

interface PasteModalProps {
  competition: RippleCompetition;
  workout: WorkoutReply;
  rows: readonly ScoreSheetRow[];
  pasted: { readonly text: string; readonly from: string };
  saving: SavePasted;
  onClose: () => void;
}

const noun = ['score', 'scores'] as const;

/** Previews a pasted column line by line before recording it. */
export function PasteModal({ competition, workout, rows, pasted, saving, onClose }: PasteModalProps) {
  const [answers, setAnswers] = useState<ReadingAnswers>({});
  const [reason, setReason] = useKeptState(`paste ${workout.id}`, '');
  const lines = planPaste(pasted.text, rows, pasted.from, workout, answers);
  const question = questionOf(lines);
  const replaced = lines.filter(({ does }) => does === 'replaces');
  const sent = lines.filter(({ does }) => does === 'adds' || does === 'replaces');
  const left = lines.filter(({ does }) => does === 'cannot' || does === 'nobody').length;
  const far = lines.filter((line) => line.far).length;
  const save = async () => {
    if (await saving.save(sent, { answers, reason: reason.trim() })) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Paste into ${workout.name}`}
      width={720}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="main"
            busy={saving.busy}
            disabled={sent.length === 0 || question !== null || (replaced.length > 0 && reason.trim() === '')}
            onClick={() => void save()}
          >
            {`Save ${counted(sent.length, noun)}`}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {question && (
          <>
            <Note tone="warn" announced>
              {question.message} For example “{question.text}”. Your answer applies to the whole column.
            </Note>
            <Row>
              {question.choices.map((choice) => (
                <Button
                  key={choice.understood}
                  size={32}
                  onClick={() => setAnswers((now) => ({ ...now, ...choice.answers }))}
                >
                  {`“${question.text}” is ${choice.understood}`}
                </Button>
              ))}
            </Row>
          </>
        )}
        {replaced.length > 0 && (
          <>
            <Note tone="warn">{overwriteText(replaced.length, rows)}</Note>
            <TextField
              label="Reason for corrections"
              maxLength={500}
              value={reason}
              onChange={(change) => setReason(change.currentTarget.value)}
            />
            {question === null && (
              <RipplePreview
                competition={competition}
                change={{ kind: 'scores', scores: scoresOf(sent, workout, answers) }}
                deciding={saving.busy}
              />
            )}
          </>
        )}
        {left > 0 && <Note tone="warn">{counted(left, ['line', 'lines'])} skipped. The table says why.</Note>}
        {far > 0 && (
          <Note tone="warn">{`${counted(far, noun)} far from the other results. Check the table before you save.`}</Note>
        )}
        {saving.refusal && (
          <Note tone="bad" announced>
            {saving.refusal}
          </Note>
        )}
        <PasteTable lines={lines} />
      </Stack>
    </Modal>
  );
}

function scoresOf(lines: readonly PastedLine[], { id: workoutId }: WorkoutReply, answers: ReadingAnswers) {
  return lines
    .slice(0, rippleScoresMost)
    .flatMap(({ row, text }) => (row ? [{ workoutId, entryId: row.entry.id, typed: text, answers }] : []));
}

function overwriteText(replaced: number, rows: readonly ScoreSheetRow[]): string {
  const there = rows.filter(({ score }) => score?.value).length;
  const words = `This replaces ${counted(replaced, ['existing score', 'existing scores'])}.`;
  return replaced === there && there > 1
    ? `${words} That’s every score on this sheet. Is it the right column?`
    : words;
}
