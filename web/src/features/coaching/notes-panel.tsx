import {
  type CoachingReply,
  coachingLengths,
  type NoteReply,
  newNote,
} from '@chalkline/contract/coaching/coaching.schema.ts';
import { createNote, deleteNote } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../patterns/confirm-action.tsx';
import { PagedList } from '../../patterns/paged-list.tsx';
import { useCallForm } from '../../patterns/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './coaching.module.css';
import { coachingQueries } from './coaching.queries.ts';

/** The notes on a client: all of them for the trainer, who writes them, and the shared ones for the client. */
export function NotesPanel({ coaching }: { coaching: CoachingReply }) {
  const [writing, setWriting] = useState(false);
  const isTrainer = coaching.side === 'trainer';
  const { name } = coaching.other;
  return (
    <Panel
      title={isTrainer ? 'Notes' : `Notes from ${name}`}
      actions={isTrainer && <Button onClick={() => setWriting(true)}>Write a note</Button>}
    >
      <PagedList
        query={coachingQueries.notes(coaching.id)}
        page="notes-page"
        failed="Couldn’t load notes"
        skeleton={<SkeletonRows rows={2} avatar={false} />}
        empty={
          <EmptyState title="No notes yet">
            {isTrainer
              ? `Keep a note to yourself, or share it with ${name}.`
              : `Notes that ${name} shares with you appear here.`}
          </EmptyState>
        }
      >
        {(notes) => (
          <ul className={styles.rows}>
            {notes.map((note) => (
              <NoteRow key={note.id} note={note} coaching={coaching} />
            ))}
          </ul>
        )}
      </PagedList>
      {writing && <NoteModal coaching={coaching} onClose={() => setWriting(false)} />}
    </Panel>
  );
}

function NoteRow({ note, coaching }: { note: NoteReply; coaching: CoachingReply }) {
  const [deleting, setDeleting] = useState(false);
  const isTrainer = coaching.side === 'trainer';
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.words}>{note.text}</p>
        <span className={styles.below}>
          <TimeAgo at={note.createdAt} />
        </span>
      </div>
      {isTrainer && <Tag>{note.isShared ? 'Shared' : 'Private'}</Tag>}
      {isTrainer && (
        <Button aria-label={`Delete the note: ${note.text.slice(0, 40)}`} onClick={() => setDeleting(true)}>
          Delete
        </Button>
      )}
      {deleting && (
        <ConfirmAction
          title="Delete this note?"
          confirm="Delete"
          keep="Keep it"
          danger
          send={(call) => call(deleteNote, { params: { coachingId: coaching.id, noteId: note.id } })}
          done="Note deleted"
          invalidates={[coachingQueries.notes(coaching.id).queryKey]}
          onClose={() => setDeleting(false)}
        >
          <p>You can’t undo this.</p>
        </ConfirmAction>
      )}
    </li>
  );
}

const texts = {
  text: { label: 'Note', wrong: 'Write a note of up to 4,000 characters.' },
  isShared: { label: 'Share', wrong: 'Choose whether to share it.' },
};

function NoteModal({ coaching, onClose }: { coaching: CoachingReply; onClose: () => void }) {
  const { form, ...rest } = useCallForm({
    initial: { text: '', isShared: false },
    schema: newNote,
    texts,
    send: (call, body) => call(createNote, { params: { coachingId: coaching.id }, body }),
    done: 'Note saved',
    invalidates: [coachingQueries.notes(coaching.id).queryKey],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title="Write a note" action="Save" onClose={onClose}>
      <TextArea
        id="text"
        label="Note"
        rows={5}
        maxLength={coachingLengths.note}
        data-autofocus
        {...form.getInputProps('text')}
      />
      <Checkbox
        label={`Share with ${coaching.other.name}`}
        hint="Otherwise only you see it."
        {...form.getInputProps('isShared', { type: 'checkbox' })}
      />
    </FormModal>
  );
}
