import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../../platform/error-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { SkeletonText } from '../../../../ui/skeleton.tsx';
import { EntrySelect } from '../adjustments/entry-select.tsx';
import { mergeQueries } from './merge.queries.ts';
import { MergeForm } from './merge-form.tsx';

interface MergeModalProps {
  competition: CompetitionReply;
  entry: Pick<EntryReply, 'id' | 'name'>;
  /** Who may be the same athlete; without it the dialog asks. */
  otherId?: string;
  onClose: () => void;
}

/** Merges two entries of one athlete, after showing them side by side. */
export function MergeModal({ competition, entry, otherId, onClose }: MergeModalProps) {
  const [chosen, setChosen] = useState<EntryReply | null>(null);
  const other = otherId ?? chosen?.id;
  return (
    <Modal opened title={`Merge ${entry.name} with another entry`} width={680} onClose={onClose}>
      <Stack gap={16}>
        {otherId === undefined && (
          <EntrySelect
            competitionId={competition.id}
            chosen={chosen}
            onChoose={setChosen}
            leaveOut={({ id }) => id === entry.id}
          />
        )}
        {other === undefined ? (
          <Button onClick={onClose}>Cancel</Button>
        ) : (
          <Sides key={other} competition={competition} entryId={entry.id} otherId={other} onClose={onClose} />
        )}
      </Stack>
    </Modal>
  );
}

interface SidesProps {
  competition: CompetitionReply;
  entryId: string;
  otherId: string;
  onClose: () => void;
}

function Sides({ competition, entryId, otherId, onClose }: SidesProps) {
  const { data, error } = useQuery({
    ...mergeQueries.merge(competition.id, entryId, otherId),
    retry: false,
  });
  if (data)
    return <MergeForm competition={competition} one={data.one} other={data.other} onClose={onClose} />;
  if (error) return <Note tone="bad">{errorText(error)}</Note>;
  return <SkeletonText lines={5} />;
}
