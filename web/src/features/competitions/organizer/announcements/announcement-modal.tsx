import {
  type AnnouncementReply,
  newAnnouncement,
} from '@chalkline/contract/competitions/announcement.schema.ts';
import type { AnnouncementAudience } from '@chalkline/contract/competitions/announcement-audiences.ts';
import {
  changeAnnouncement,
  writeAnnouncement,
} from '@chalkline/contract/competitions/announcements.endpoints.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import { Checkbox, ChoiceGroup, Radio } from '../../../../ui/choices.tsx';
import { counted } from '../../../../ui/counted.ts';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import text from '../../../../ui/text.module.css';
import { TextArea, TextField } from '../../../../ui/text-field.tsx';
import { announcementQueries } from '../../announcements/announcements.queries.ts';

interface AnnouncementModalProps {
  competition: CompetitionReply;
  /** null: a new one. */
  announcement: AnnouncementReply | null;
  onClose: () => void;
}

const texts = {
  title: { label: 'Title', wrong: 'Enter a title of up to 120 characters.' },
  body: { label: 'Message', wrong: 'Enter a message of up to 4,000 characters.' },
  pinned: { label: 'Pinned', wrong: 'You’ve already pinned three announcements. Unpin one first.' },
  divisionId: { label: 'Division', wrong: 'Choose a division.' },
};

const sendTo: readonly { value: AnnouncementAudience; label: string }[] = [
  { value: 'everybody', label: 'Everyone' },
  { value: 'division', label: 'A division' },
  { value: 'volunteers', label: 'Volunteers' },
  { value: 'staff', label: 'Staff' },
];

/** Posts or edits an announcement. Editing notifies no one again: the notification leads to the new text. */
export function AnnouncementModal({ competition, announcement, onClose }: AnnouncementModalProps) {
  const competitionId = competition.id;
  const { form, ...rest } = useCallForm({
    initial: {
      title: announcement?.title ?? '',
      body: announcement?.body ?? '',
      pinned: announcement?.pinned ?? false,
      audience: announcement?.audience ?? ('everybody' as AnnouncementAudience),
      divisionId: announcement?.divisionId ?? null,
    },
    schema: newAnnouncement,
    texts,
    send: (call, { audience, divisionId, ...words }) => {
      if (!announcement) {
        const body = { ...words, audience, divisionId };
        return call(writeAnnouncement, { params: { competitionId }, body });
      }
      const { id: announcementId, version } = announcement;
      return call(changeAnnouncement, {
        params: { competitionId, announcementId },
        body: { ...words, version },
      });
    },
    done: announcement ? 'Announcement saved' : 'Announcement posted',
    invalidates: [announcementQueries.list(competitionId).queryKey],
    onDone: onClose,
  });
  const { audience, divisionId } = form.values;
  return (
    <FormModal
      {...rest}
      title={announcement ? 'Edit announcement' : 'Post an announcement'}
      action={announcement ? 'Save' : 'Post'}
      onClose={onClose}
    >
      {!announcement && (
        <div>
          <ChoiceGroup legend="Send to" inline>
            {sendTo.map(({ value, label }) =>
              value === 'division' && competition.divisions.length === 0 ? null : (
                <Radio
                  key={value}
                  name="audience"
                  label={label}
                  checked={audience === value}
                  onChange={() =>
                    form.setValues({ audience: value, divisionId: value === 'division' ? divisionId : null })
                  }
                />
              ),
            )}
          </ChoiceGroup>
          <Reach competitionId={competitionId} audience={audience} divisionId={divisionId} />
        </div>
      )}
      {!announcement && audience === 'division' && (
        <SelectField
          id="divisionId"
          label="Division"
          placeholder="Choose one"
          choices={competition.divisions.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('divisionId')}
        />
      )}
      <TextField
        id="title"
        label="Title"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('title')}
      />
      <TextArea id="body" label="Message" rows={6} {...form.getInputProps('body')} />
      <Checkbox id="pinned" label="Pin to the top" {...form.getInputProps('pinned', { type: 'checkbox' })} />
    </FormModal>
  );
}

interface ReachProps {
  competitionId: string;
  audience: AnnouncementAudience;
  divisionId: string | null;
}

/** How many people the announcement would reach. */
function Reach({ competitionId, audience, divisionId }: ReachProps) {
  const { data } = useQuery(announcementQueries.audience(competitionId, audience, divisionId ?? undefined));
  const isOpen = audience === 'everybody' || audience === 'division';
  const page = isOpen ? ' Anyone can read it on the competition page.' : '';
  return (
    <p role="status" className={text.hint}>
      {data === undefined
        ? '\u00a0'
        : `Notifies ${counted(data, ['person', 'people'])} with an account.${page}`}
    </p>
  );
}
