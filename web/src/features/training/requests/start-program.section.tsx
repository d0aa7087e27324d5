import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { progressText } from '../program/running-texts.ts';
import { type StartedProgram, StartModal } from '../program/start-modal.tsx';
import { trainingQueries } from '../training.queries.ts';
import { AskModal } from './ask-modal.tsx';

/** On the page of a program: starts it, or leads to where it's trained. */
export function StartProgramSection({ program }: { program: StartedProgram }) {
  const personId = useSession()?.user.id;
  const { pathname } = useLocation();
  if (personId) return <Start personId={personId} program={program} />;
  if (program.isLocked) return null;
  return (
    <Panel title="Train by this program" padded>
      <Stack gap={12}>
        <p className={text.muted}>Its workouts on your training days, with your own loads.</p>
        <ButtonLink variant="main" wide to={urlOf('login', {}, { back: pathname })}>
          Sign in to start
        </ButtonLink>
      </Stack>
    </Panel>
  );
}

function Start({ personId, program }: { personId: string; program: StartedProgram }) {
  const { data, isPending } = useQuery(trainingQueries.running(personId));
  const [open, setOpen] = useState<'start' | 'ask' | null>(null);
  const running = data?.find(({ programId }) => programId === program.id);
  const title = running ? 'You train by this program' : 'Train by this program';
  return (
    <Panel title={program.isLocked && !running ? `Trained by ${program.coach}?` : title} padded>
      <Stack gap={12}>
        {running ? (
          <>
            <p>{progressText(running)}</p>
            <ButtonLink variant="main" wide to={urlOf('fitnessTrainer')}>
              Open training
            </ButtonLink>
          </>
        ) : (
          <>
            {program.isLocked ? (
              <p className={text.muted}>{program.coach} can give it to people they coach.</p>
            ) : (
              <>
                <p className={text.muted}>Its workouts on your training days, with your own loads.</p>
                <Button variant="main" wide busy={isPending} onClick={() => setOpen('start')}>
                  Start program
                </Button>
              </>
            )}
            {!program.isMine && (
              <Button wide onClick={() => setOpen('ask')}>
                Request from {program.coach}
              </Button>
            )}
          </>
        )}
      </Stack>
      {open === 'start' && <StartModal program={program} onClose={() => setOpen(null)} />}
      {open === 'ask' && <AskModal program={program} onClose={() => setOpen(null)} />}
    </Panel>
  );
}
