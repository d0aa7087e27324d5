import { reasonTexts } from '@chalkline/contract/groups/moderation-reasons.ts';
import { newReport } from '@chalkline/contract/moderation/case.schema.ts';
import { report } from '@chalkline/contract/moderation/moderation.endpoints.ts';
import {
  moderationLimits,
  type ReportReason,
  reportReasons,
} from '@chalkline/contract/moderation/moderation-kinds.ts';
import { useCallForm } from '../../patterns/use-call-form.ts';
import type { Reportable } from '../../platform/report-door.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import text from '../../ui/text.module.css';
import { TextArea } from '../../ui/text-field.tsx';

const titles: Readonly<Record<Reportable['kind'], string>> = {
  post: 'Report this post',
  comment: 'Report this comment',
  message: 'Report this message',
  person: 'Report this person',
  group: 'Report this page',
  result: 'Report this result',
};

const choices = reportReasons.map((value) => ({ value, label: reasonTexts[value] }));

/** Tells moderators what is wrong with something. */
export function ReportDialog({ thing, onClose }: { thing: Reportable; onClose: () => void }) {
  const usual: ReportReason = thing.kind === 'result' ? 'false_result' : 'insult';
  const initial = { reason: usual, note: '' };
  const { form, ...rest } = useCallForm({
    initial: { ...thing, ...initial },
    schema: newReport,
    texts: {
      reason: { label: 'What’s wrong', wrong: 'Choose what’s wrong.' },
      note: { label: 'Note', wrong: `Shorten the note to ${moderationLimits.note} characters.` },
    },
    send: (call, body) => call(report, { body }),
    done: 'Reported. You get a notification when it’s decided.',
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={titles[thing.kind]} action="Report" onClose={onClose}>
      <SelectField id="reason" label="What’s wrong" choices={choices} {...form.getInputProps('reason')} />
      <TextArea id="note" label="Note" optional rows={3} {...form.getInputProps('note')} />
      <p className={text.hint}>
        Moderators see what it says now, even if it’s changed later. They don’t see who reported it
        {thing.kind === 'message' ? ', and read up to 5 messages before and after it' : ''}.
      </p>
    </FormModal>
  );
}
