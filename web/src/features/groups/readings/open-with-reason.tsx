import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { newReading, readingMinutes } from '@chalkline/contract/groups/reading.schema.ts';
import { openWithReason } from '@chalkline/contract/groups/readings.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormBody } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { groupQueries } from '../groups.queries.ts';

/** For administrators: reading what members of a closed group wrote. */
export function OpenWithReason({ group }: { group: GroupReply }) {
  const { form, ...rest } = useCallForm({
    initial: { reason: '' },
    schema: newReading,
    texts: { reason: { label: 'Reason', wrong: 'Say why you need to read this group.' } },
    send: (call, body) => call(openWithReason, { params: { groupId: group.id }, body }),
    done: `You can read this ${group.type} for ${readingMinutes} minutes`,
    invalidates: [groupQueries.all],
  });
  return (
    <Panel title="Open with a reason" padded>
      <Form {...rest} action="Open">
        <FormBody>
          <TextArea
            id="reason"
            label="Reason"
            hint={`Only members see inside. The owners are notified and see your name and reason. You can read for ${readingMinutes} minutes.`}
            {...form.getInputProps('reason')}
          />
        </FormBody>
      </Form>
    </Panel>
  );
}
