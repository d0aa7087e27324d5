import {
  type ScoreCheck,
  type ScoreCheckState,
  type ScoreSheetRow,
  scoreCheckBody,
} from '@chalkline/contract/competitions/score.schema.ts';
import { checkScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { IconCircleCheck, IconCircleDashed, IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { useAction } from '../../../../patterns/use-action.ts';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { organizerQueries } from '../organizer.queries.ts';

interface CheckMenuProps {
  competitionId: string;
  row: ScoreSheetRow;
}

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const marks = {
  unchecked: { word: 'Not checked', icon: <IconCircleDashed {...look} /> },
  checked: { word: 'Checked', icon: <IconCircleCheck {...look} color="var(--good)" /> },
  follow_up: { word: 'Follow up', icon: <IconFlag {...look} color="var(--warn)" /> },
} as const;

/** The mark on the score of a row; a score that came in since has none. */
export function checkOf({ score, check }: Pick<ScoreSheetRow, 'score' | 'check'>): ScoreCheck | null {
  return check && check.scoreId === score?.id ? check : null;
}

/** Marks a score as checked by a second person, or for follow-up. */
export function CheckMenu({ competitionId, row }: CheckMenuProps) {
  const [noting, setNoting] = useState(false);
  const { score, entry } = row;
  const check = checkOf(row);
  const { word, icon } = marks[check?.state ?? 'unchecked'];
  const invalidates = invalidated(competitionId);
  const mark = useAction({
    send: (call, state: ScoreCheckState | null) =>
      call(checkScore, { params: { competitionId, scoreId: score?.id ?? '' }, body: { state, note: '' } }),
    failed: 'Couldn’t mark the score',
    invalidates,
  });
  return (
    <>
      <Menu target={<IconButton size={32} label={`${word}: ${entry.name}`} icon={icon} />}>
        <MenuItem icon={marks.checked.icon} onClick={() => mark.run('checked')}>
          Mark as checked
        </MenuItem>
        <MenuItem icon={marks.follow_up.icon} onClick={() => setNoting(true)}>
          Follow up
        </MenuItem>
        {check && (
          <MenuItem icon={marks.unchecked.icon} onClick={() => mark.run(null)}>
            Remove mark
          </MenuItem>
        )}
      </Menu>
      {noting && score && (
        <FollowUpModal
          {...{ competitionId, scoreId: score.id, name: entry.name, note: check?.note ?? '' }}
          onClose={() => setNoting(false)}
        />
      )}
    </>
  );
}

interface FollowUpModalProps {
  competitionId: string;
  scoreId: string;
  name: string;
  note: string;
  onClose: () => void;
}

function FollowUpModal({ competitionId, scoreId, name, note, onClose }: FollowUpModalProps) {
  const { form, ...rest } = useCallForm({
    initial: { state: 'follow_up' as const, note },
    schema: scoreCheckBody,
    texts: { note: { label: 'Note', wrong: 'Use up to 200 characters.' } },
    send: (call, body) => call(checkScore, { params: { competitionId, scoreId }, body }),
    done: `Score of ${name} marked for follow-up`,
    invalidates: invalidated(competitionId),
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Follow up: ${name}`} action="Mark for follow-up" onClose={onClose}>
      <TextField
        id="note"
        label="Note"
        optional
        hint="What to look at, such as the rep count on the video."
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('note')}
      />
    </FormModal>
  );
}

function invalidated(competitionId: string) {
  return [organizerQueries.sheets(competitionId), organizerQueries.counts(competitionId).queryKey];
}
