import type { AppealCase } from '@chalkline/contract/competitions/appeal.schema.ts';
import { undoAppealDecision } from '@chalkline/contract/competitions/appeals.endpoints.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { penaltyText } from '@chalkline/contract/competitions/penalty-text.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { useKeptState } from '../../../../platform/use-kept-state.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Row, Stack } from '../../../../ui/page.tsx';
import { plannedTime } from '../../../../ui/planned-time.ts';
import text from '../../../../ui/text.module.css';
import { TextField } from '../../../../ui/text-field.tsx';
import { appealLabels, appealTones } from '../../appeals/appeal-texts.ts';
import { AppealThread } from '../../appeals/appeal-thread.tsx';
import styles from '../../appeals/appeals.module.css';
import { competitionQueries } from '../../competitions.queries.ts';
import { RipplePreview } from '../ripple/ripple-preview.tsx';
import { DecideForm } from './decide-form.tsx';

interface CaseModalProps {
  competition: CompetitionReply;
  row: AppealCase;
  onClose: () => void;
}

/** One appeal as staff see it: the result, the thread, and the decision. */
export function CaseModal({ competition, row, onClose }: CaseModalProps) {
  const { entry, workout, score, penalties, state, isOwn, canDecide } = row;
  const [undoing, setUndoing] = useState(false);
  const mayUndo = canDecide && (state === 'upheld' || state === 'denied');
  return (
    <Modal opened onClose={onClose} title={`Appeal of ${entry.name}`} width={720}>
      <Stack gap={16}>
        <div>
          <p className={text.hint}>{`${workout.name}, ${entry.divisionName}, bib ${entry.bib}`}</p>
          <p className={styles.score}>{score?.shown ?? 'No score'}</p>
          {penalties.map((penalty) => (
            <p key={penalty.id}>{penaltyText(penalty)}</p>
          ))}
        </div>
        {state !== 'open' && (
          <Note tone={appealTones[state]}>
            <b>{appealLabels[state]}</b>
            {row.decidedBy &&
              row.decidedAt &&
              ` by ${row.decidedBy}, ${plannedTime(row.decidedAt, competition.zone)}`}
            {row.reason !== '' && <p>{row.reason}</p>}
            {row.changed === 'score' && <p>The score was corrected.</p>}
            {row.changed === 'penalty_withdrawal' && <p>A penalty was removed.</p>}
          </Note>
        )}
        <AppealThread competition={competition} appeal={row} mayAnswer={competition.can.recordScores} />
        {isOwn && <Note>You compete in this entry, so someone else has to decide.</Note>}
        {state === 'open' && canDecide && <DecideForm competition={competition} row={row} onDone={onClose} />}
        {mayUndo && (
          <Row>
            <Button onClick={() => setUndoing(true)}>Undo this decision</Button>
          </Row>
        )}
        {undoing && <UndoModal {...{ competition, row }} onClose={() => setUndoing(false)} />}
      </Stack>
    </Modal>
  );
}

function UndoModal({ competition, row, onClose }: CaseModalProps) {
  const [reason, setReason] = useKeptState(`undo ${row.id}`, '');
  return (
    <ConfirmAction
      title="Undo this decision?"
      confirm="Undo"
      keep="Keep the decision"
      ready={reason.trim() !== ''}
      send={(call) =>
        call(undoAppealDecision, {
          params: { competitionId: competition.id, appealId: row.id },
          body: { reason: reason.trim() },
        })
      }
      done={() => `The appeal of ${row.entry.name} is open again`}
      invalidates={[competitionQueries.all]}
      onClose={onClose}
    >
      <p>
        {row.changed === 'score' && 'The score is as it was before. '}
        {row.changed === 'penalty_withdrawal' && 'The penalty is added again. '}
        The appeal opens again, and the athlete gets a notification.
      </p>
      <TextField
        label="Reason"
        maxLength={300}
        data-autofocus
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {row.undoChange && <RipplePreview competition={competition} change={row.undoChange} toldApart />}
    </ConfirmAction>
  );
}
