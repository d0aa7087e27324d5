import { concerns, type ScreeningReply } from '@chalkline/contract/coaching/screening.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { trainingQueries } from '../training.queries.ts';
import { ScreeningModal } from './screening-modal.tsx';

/** One’s own answers to the health questions, to change. */
export function ScreeningPanel() {
  const query = useQuery(trainingQueries.screening);
  const [isChanging, setChanging] = useState(false);
  return (
    <Panel title="Health questions" padded>
      <Loaded query={query} failed="Couldn’t load your answers">
        {(screening) => (
          <Stack gap={12}>
            {screening ? (
              <p className={text.hint}>
                {screening.concerns === null ? 'You’d rather not say' : 'Answered'},{' '}
                <TimeAgo at={screening.answeredAt} />.{' '}
                {screening.concerns?.length === 0 && 'Nothing applies to you.'}
              </p>
            ) : (
              <p className={text.hint}>They tell whether you should see a doctor before you train.</p>
            )}
            <DoctorNote screening={screening} />
            <div>
              <Button size={48} onClick={() => setChanging(true)}>
                {screening ? 'Change answers' : 'Answer'}
              </Button>
            </div>
            {isChanging && <ScreeningModal before={screening} onClose={() => setChanging(false)} />}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

/** What applies, with the advice that follows from it. */
export function DoctorNote({ screening }: { screening: ScreeningReply }) {
  if (!screening?.concerns?.length) return null;
  return (
    <Note tone="warn">
      <p>Talk to a doctor before you start or change your training. You checked:</p>
      <ul>
        {screening.concerns.map((place) => (
          <li key={place}>“{concerns[place]}”</li>
        ))}
      </ul>
    </Note>
  );
}
