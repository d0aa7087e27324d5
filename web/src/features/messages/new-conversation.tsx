import { newConversation } from '@chalkline/contract/messages/message.schema.ts';
import { startConversation } from '@chalkline/contract/messages/messages.endpoints.ts';
import { useState } from 'react';
import { useCallForm } from '../../patterns/use-call-form.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { messageQueries } from './messages.queries.ts';
import { PeoplePicker } from './people-picker.tsx';

interface NewConversationProps {
  /** Chosen already, where somebody's profile led here. */
  to?: readonly { readonly id: string; readonly name: string }[];
  onClose: () => void;
  onStarted: (conversationId: string) => void;
}

const texts = {
  personIds: { label: 'People', wrong: 'Choose at least one person.' },
  name: { label: 'Group name', wrong: 'Enter a name of up to 80 characters.' },
  'message.body': { label: 'Message', wrong: 'Enter a message of up to 4,000 characters.' },
};

/** Writes to one person, or starts a group. */
export function NewConversation({ to = [], onClose, onStarted }: NewConversationProps) {
  const [chosen, setChosen] = useState(to);
  const { form, ...rest } = useCallForm({
    initial: {
      personIds: to.map(({ id }) => id),
      name: '',
      message: { body: '', images: [] as string[], files: [] as string[] },
    },
    schema: newConversation,
    texts,
    send: (call, body) => call(startConversation, { body }),
    invalidates: [messageQueries.lists],
    onDone: ({ id }) => onStarted(id),
  });
  return (
    <FormModal {...rest} title="New message" action="Send" onClose={onClose}>
      <PeoplePicker
        label="Search people by name"
        chosen={chosen}
        onChange={(next) => {
          setChosen(next);
          form.setFieldValue(
            'personIds',
            next.map(({ id }) => id),
          );
        }}
      />
      {form.errors.personIds && <p role="alert">{form.errors.personIds}</p>}
      {chosen.length > 1 && (
        <TextField id="name" label="Group name" optional autoComplete="off" {...form.getInputProps('name')} />
      )}
      <TextArea id="message.body" label="Message" rows={4} {...form.getInputProps('message.body')} />
    </FormModal>
  );
}
