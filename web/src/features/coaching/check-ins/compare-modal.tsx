import type { CheckInReply } from '@chalkline/contract/coaching/check-in.schema.ts';
import { useState } from 'react';
import { DataTable } from '../../../ui/data-table.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { dayText } from '../../../ui/times.ts';
import { AnswerShown } from './answer-shown.tsx';

interface CompareModalProps {
  /** Answered ones, newest first; two at least. */
  checkIns: readonly CheckInReply[];
  onClose: () => void;
}

/** Two check-ins side by side: the newest two until others are chosen. */
export function CompareModal({ checkIns, onClose }: CompareModalProps) {
  const [chosen, setChosen] = useState({ earlier: checkIns[1]?.id ?? '', later: checkIns[0]?.id ?? '' });
  const choices = checkIns.map(({ id, formName, answeredAt }) => ({
    value: id,
    label: `${dayText(answeredAt ?? '')}, ${formName}`,
  }));
  const answersOf = (id: string) =>
    new Map(
      checkIns
        .find((one) => one.id === id)
        ?.questions.map((question) => [
          question.label,
          <AnswerShown key={question.label} question={question} />,
        ]),
    );
  const [earlier, later] = [answersOf(chosen.earlier), answersOf(chosen.later)];
  const rows = [...new Set([...later.keys(), ...earlier.keys()])];
  return (
    <Modal opened onClose={onClose} title="Compare two check-ins" width={640}>
      <Stack gap={16}>
        <SelectField
          label="Earlier"
          choices={choices}
          value={chosen.earlier}
          onChange={(value) => setChosen({ ...chosen, earlier: value })}
        />
        <SelectField
          label="Later"
          choices={choices}
          value={chosen.later}
          onChange={(value) => setChosen({ ...chosen, later: value })}
        />
        <DataTable
          caption="Both check-ins"
          rows={rows}
          rowKey={(label) => label}
          columns={[
            { key: 'question', head: 'Question', cell: (label) => label, phone: 'lead' },
            { key: 'earlier', head: 'Earlier', cell: (label) => earlier.get(label) ?? '–' },
            { key: 'later', head: 'Later', cell: (label) => later.get(label) ?? '–' },
          ]}
        />
      </Stack>
    </Modal>
  );
}
