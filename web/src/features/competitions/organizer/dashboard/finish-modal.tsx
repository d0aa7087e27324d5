import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { Settlement } from '@chalkline/contract/competitions/publication.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { counted } from '../../../../ui/counted.ts';
import { ErrorState } from '../../../../ui/empty-state.tsx';
import { ConfirmModal } from '../../../../ui/modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import type { Move } from './move-words.ts';
import { SettleChoices } from './settle-choices.tsx';
import { provisionalAfter, type SettlingChoices, settlementOf, unsettledOf } from './settling.ts';

interface FinishModalProps {
  competition: CompetitionReply;
  move: Move;
  busy: boolean;
  /** Why it was refused. */
  failure: ReactNode;
  onClose: () => void;
  onFinish: (settle: Settlement) => void;
}

/** Asks before the end, and what becomes of the results that would not be final by it. */
export function FinishModal({ competition, move, busy, failure, onClose, onFinish }: FinishModalProps) {
  const { data, error, refetch } = useQuery(organizerQueries.publications(competition.id));
  const [choices, setChoices] = useState<SettlingChoices>({});
  const [isAsked, setIsAsked] = useState(false);
  const say = useErrorText();
  const unsettled = data && unsettledOf(competition, data);
  const isDecided = unsettled?.every(({ kind }) => choices[kind] !== undefined) ?? false;
  const finish = () => {
    setIsAsked(true);
    if (unsettled && isDecided) onFinish(settlementOf(unsettled, choices));
  };
  const shown = data?.filter(({ state }) => state === 'published').length ?? 0;
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={finish}
      title={move.question}
      confirm={move.deed}
      keep={move.keep}
      busy={busy || (!data && !error)}
    >
      <Stack gap={16}>
        <p>
          {move.follows}
          {shown > 0 &&
            ` ${counted(shown, ['result is', 'results are'])} shown as provisional and ${shown === 1 ? 'becomes' : 'become'} final. To leave time for protests, finish later.`}
        </p>
        {!data && !error && <SkeletonRows rows={3} avatar={false} />}
        {!data && error && (
          <ErrorState title="The results did not load" onRetry={() => void refetch()}>
            {say(error)}
          </ErrorState>
        )}
        {unsettled?.map((some) => (
          <SettleChoices
            key={some.kind}
            competition={competition}
            unsettled={some}
            choices={choices}
            isMissed={isAsked}
            onChoose={(chosen) => setChoices({ ...choices, [some.kind]: chosen })}
          />
        ))}
        {unsettled && isDecided && (
          <Outcome provisional={provisionalAfter(competition, unsettled, choices).map(({ name }) => name)} />
        )}
        {failure && (
          <Note tone="bad" announced>
            {failure}
          </Note>
        )}
      </Stack>
    </ConfirmModal>
  );
}

function Outcome({ provisional }: { provisional: readonly string[] }) {
  if (provisional.length === 0) return <Note announced>Every board will say Final.</Note>;
  return (
    <Note tone="warn" announced>
      {provisional.length === 1 ? 'This board' : 'These boards'} will still say Provisional:{' '}
      {provisional.join(', ')}. Results can be settled once the competition is reopened.
    </Note>
  );
}
