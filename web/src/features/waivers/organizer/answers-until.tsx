import { momentField } from '@chalkline/contract/http/fields.ts';
import { setQuestions } from '@chalkline/contract/waivers/questions.endpoints.ts';
import { fieldInZone, momentInZone } from '@chalkline/contract/zone-moment.ts';
import { zoneText } from '@chalkline/contract/zone-text.ts';
import { z } from 'zod';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Form } from '../../../ui/form.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { waiverQueries } from '../waivers.queries.ts';
import type { QuestionsEdited } from './questions.section.tsx';

const schema = z.object({ answersUntil: momentField.nullable() });

/** Until when people change their answers. */
export function AnswersUntil({ subject, form: saved, zone }: QuestionsEdited & { zone: string }) {
  const { version, questions, answersUntil } = saved;
  const { form, ...rest } = useCallForm({
    initial: { answersUntil },
    schema,
    texts: { answersUntil: { label: 'Answers change until', wrong: 'Choose a date and time.' } },
    send: (call, body) => call(setQuestions, { body: { ...subject, version, questions, ...body } }),
    done: 'Date saved',
    invalidates: [waiverQueries.all],
    resetTo: ({ answersUntil: until }: { answersUntil: string | null }) => ({ answersUntil: until }),
  });
  return (
    <Panel title="Changes by athletes" padded>
      <Form action="Save date" {...rest}>
        <TextField
          id="answersUntil"
          type="datetime-local"
          label="Answers change until"
          optional
          hint={`Leave empty to allow changes until the competition is over. In ${zoneText(zone)}.`}
          error={form.errors.answersUntil}
          value={fieldInZone(form.values.answersUntil, zone)}
          onChange={(change) =>
            form.setFieldValue('answersUntil', momentInZone(change.currentTarget.value, zone))
          }
        />
      </Form>
    </Panel>
  );
}
