import {
  aboutLength,
  type ConversationReply,
  conversationPatch,
} from '@chalkline/contract/messages/message.schema.ts';
import {
  addParticipants,
  muteConversation,
  removeParticipant,
  renameConversation,
} from '@chalkline/contract/messages/messages.endpoints.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmAction } from '../../patterns/confirm-action.tsx';
import { useAction } from '../../patterns/use-action.ts';
import { useCallForm } from '../../patterns/use-call-form.ts';
import { useReport } from '../../platform/report-door.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/choices.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { HereDot } from '../../ui/here-dot.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { Tag } from '../../ui/tag.tsx';
import text from '../../ui/text.module.css';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { ConversationAbout } from './conversation-about.tsx';
import { ConversationFiles } from './conversation-files.tsx';
import styles from './messages.module.css';
import { messageQueries } from './messages.queries.ts';
import { PeoplePicker } from './people-picker.tsx';

interface ConversationDetailsProps {
  conversation: ConversationReply;
  /** Ids of those who are here. */
  here: readonly string[];
  onLeft: () => void;
  onBlocked: () => void;
}

/** The others at a press. */
const peopleShown = 6;

/** Mute is until somebody hears it again. */
const forever = '9999-12-31T00:00:00.000Z';

/** Who is in a conversation, and what can be done about it. */
export function ConversationDetails({ conversation, here, onLeft, onBlocked }: ConversationDetailsProps) {
  const { id, can, isMuted, kind } = conversation;
  const params = { conversationId: id };
  const invalidates = [messageQueries.all];
  const [asking, setAsking] = useState<'edit' | 'leave' | 'block' | null>(null);
  const mute = useAction<boolean>({
    send: (call, on) => call(muteConversation, { params, body: { until: on ? forever : null } }),
    failed: 'Couldn’t change it',
    invalidates,
  });
  const [other] = conversation.people;
  const report = useReport();
  const me = conversation.participants.find(({ isMe }) => isMe);
  return (
    <Stack gap={24}>
      <ConversationAbout conversation={conversation} />
      <People conversation={conversation} here={here} />
      {can.add && <AddPeople conversation={conversation} />}
      <ConversationFiles conversation={conversation} />
      <Switch
        label="Mute"
        hint="No notifications. It stays in your list."
        checked={mute.sending ?? isMuted}
        onChange={(event) => mute.run(event.currentTarget.checked)}
      />
      <Row>
        {can.rename && <Button onClick={() => setAsking('edit')}>Edit group</Button>}
        {can.leave && <Button onClick={() => setAsking('leave')}>Leave group</Button>}
        {kind === 'direct' && other && (
          <>
            <Button onClick={() => report({ kind: 'person', id: other.id })}>Report</Button>
            <Button variant="danger" onClick={() => setAsking('block')}>
              Block {other.name}
            </Button>
          </>
        )}
      </Row>
      {asking === 'edit' && <EditGroup conversation={conversation} onClose={() => setAsking(null)} />}
      {asking === 'leave' && me && (
        <ConfirmAction
          title="Leave this group?"
          confirm="Leave"
          keep="Stay"
          danger
          send={(call) => call(removeParticipant, { params: { ...params, personId: me.id } })}
          done="You left the group"
          invalidates={[messageQueries.lists, messageQueries.unread().queryKey]}
          onDone={onLeft}
          onClose={() => setAsking(null)}
        >
          <p>You lose its messages. Someone in the group can add you again.</p>
        </ConfirmAction>
      )}
      {asking === 'block' && other && (
        <BlockDialog
          person={other}
          invalidates={invalidates}
          onDone={onBlocked}
          onClose={() => setAsking(null)}
        />
      )}
    </Stack>
  );
}

type PeopleProps = Pick<ConversationDetailsProps, 'conversation' | 'here'>;

function People({ conversation, here }: PeopleProps) {
  const { id, participants, can } = conversation;
  const [withAll, setAll] = useState(false);
  const shown = withAll ? participants : participants.slice(0, peopleShown);
  const remove = useAction<string>({
    send: (call, personId) => call(removeParticipant, { params: { conversationId: id, personId } }),
    failed: 'Couldn’t remove them',
    invalidates: [messageQueries.conversation(id).queryKey, messageQueries.lists],
  });
  return (
    <section aria-label="People">
      <h3 className={text.h5}>People {participants.length}</h3>
      <ul className={styles.people}>
        {shown.map((one) => (
          <li key={one.id}>
            <Avatar name={one.name} id={one.id} picture={one.photo && imageAddress(one.photo)} size={36} />
            <span className={styles.words}>
              <Link to={urlOf('user', { id: one.id })}>{one.name}</Link>
            </span>
            {one.isMe && <Tag>You</Tag>}
            {one.isOwner && <Tag>Owner</Tag>}
            {here.includes(one.id) && <HereDot />}
            {can.remove && !one.isMe && (
              <Button size={32} busy={remove.sending === one.id} onClick={() => remove.run(one.id)}>
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {participants.length > peopleShown && (
        <LinkButton aria-expanded={withAll} onClick={() => setAll(!withAll)}>
          {withAll ? 'Show fewer' : `All ${participants.length}`}
        </LinkButton>
      )}
    </section>
  );
}

function EditGroup({ conversation, onClose }: { conversation: ConversationReply; onClose: () => void }) {
  const { form, ...rest } = useCallForm({
    initial: { name: conversation.name ?? '', about: conversation.about },
    schema: conversationPatch,
    texts: {
      name: { label: 'Name', wrong: 'Enter a name of up to 80 characters.' },
      about: { label: 'About', wrong: `Enter up to ${aboutLength} characters.` },
    },
    send: (call, body) => call(renameConversation, { params: { conversationId: conversation.id }, body }),
    done: 'Group saved',
    invalidates: [messageQueries.conversation(conversation.id).queryKey, messageQueries.lists],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title="Edit group" action="Save" onClose={onClose}>
      <TextField
        id="name"
        label="Group name"
        optional
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextArea
        id="about"
        label="About"
        hint="What the group is for."
        optional
        rows={3}
        maxLength={aboutLength}
        {...form.getInputProps('about')}
      />
    </FormModal>
  );
}

function AddPeople({ conversation }: { conversation: ConversationReply }) {
  const [chosen, setChosen] = useState<readonly { id: string; name: string }[]>([]);
  const add = useAction({
    send: (call) =>
      call(addParticipants, {
        params: { conversationId: conversation.id },
        body: { personIds: chosen.map(({ id }) => id) },
      }),
    failed: 'Couldn’t add them',
    done: 'Added. They see messages from now on.',
    invalidates: [messageQueries.conversation(conversation.id).queryKey, messageQueries.lists],
    onDone: () => setChosen([]),
  });
  return (
    <Stack gap={8}>
      <PeoplePicker label="Add people" chosen={chosen} onChange={setChosen} />
      {chosen.length > 0 && (
        <Row>
          <Button size={32} busy={add.busy} onClick={() => add.run()}>
            Add
          </Button>
        </Row>
      )}
    </Stack>
  );
}
