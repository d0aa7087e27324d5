import { newAnnouncement } from '@chalkline/contract/competitions/announcement.schema.ts';
import type { AnnouncementAudience } from '@chalkline/contract/competitions/announcement-audiences.ts';
import { writeAnnouncement } from '@chalkline/contract/competitions/announcements.endpoints.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../platform/calls.ts';
import { useCallForm } from '../../../../platform/use-call-form.ts';
import { counted } from '../../../../ui/counted.ts';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { announcementQueries } from '../../announcements/announcements.queries.ts';
import { AnnouncementFields, announcementWords } from './announcement-fields.tsx';
import { useAnnounced } from './use-announced.ts';

interface WriteModalProps {
  competition: CompetitionReply;
  onClose: () => void;
}

const words = {
  ...announcementWords,
  divisionId: { label: 'Division', wrong: 'Choose the division that it is for.' },
};

/** Writes an announcement and says beforehand how many people it will tell. */
export function WriteModal({ competition, onClose }: WriteModalProps) {
  const { id, divisions } = competition;
  const announced = useAnnounced(id);
  // One key for as long as the form is open: pressed again after a cut connection, it is sent once.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { form, ...rest } = useCallForm({
    initial: {
      title: '',
      body: '',
      pinned: false,
      audience: 'everybody' as AnnouncementAudience,
      divisionId: null as string | null,
    },
    schema: newAnnouncement,
    words,
    send: async (body) =>
      (await call(writeAnnouncement, { params: { competitionId: id }, body }, { idempotencyKey })).data,
    done: () => {
      announced('It is announced');
      onClose();
    },
  });
  const { audience, divisionId } = form.values;
  const choose = (value: AnnouncementAudience) =>
    form.setValues({ audience: value, ...(value !== 'division' && { divisionId: null }) });
  const audiences: { value: AnnouncementAudience; label: string }[] = [
    { value: 'everybody', label: 'Everybody' },
    ...(divisions.length > 0 ? [{ value: 'division' as const, label: 'A division' }] : []),
    { value: 'staff', label: 'Staff' },
  ];
  return (
    <FormModal {...rest} title="Write an announcement" deed="Announce" onClose={onClose}>
      <SegmentedControl
        label="For"
        labelShown
        wide
        choices={audiences}
        value={audience}
        onChange={choose}
        hint={<Told competitionId={id} audience={audience} divisionId={divisionId ?? ''} />}
      />
      {audience === 'division' && (
        <SelectField
          id="divisionId"
          label="Division"
          placeholder="Choose one"
          choices={divisions.map((division) => ({ value: division.id, label: division.name }))}
          {...form.getInputProps('divisionId')}
        />
      )}
      <AnnouncementFields
        title={form.getInputProps('title')}
        body={form.getInputProps('body')}
        pinned={form.getInputProps('pinned', { type: 'checkbox' })}
      />
    </FormModal>
  );
}

interface ToldProps {
  competitionId: string;
  audience: AnnouncementAudience;
  divisionId: string;
}

/** The number is shown before anything is sent. */
function Told({ competitionId, audience, divisionId }: ToldProps) {
  const { data } = useQuery(announcementQueries.audience(competitionId, audience, divisionId));
  const page = audience === 'staff' ? '' : ' It stands on the competition’s page for all to read.';
  return (
    <span role="status">
      {data === undefined ? '\u00a0' : `Tells ${counted(data, ['person', 'people'])} with an account.${page}`}
    </span>
  );
}
