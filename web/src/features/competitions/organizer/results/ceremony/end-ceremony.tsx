import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import type { RevealPublication, RevealReply } from '@chalkline/contract/competitions/reveal.schema.ts';
import { publishReveal, stopReveal } from '@chalkline/contract/competitions/reveals.endpoints.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../../../patterns/confirm-action.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import { competitionQueries } from '../../../competitions.queries.ts';
import styles from './ceremony.module.css';

interface EndCeremonyProps {
  competition: CompetitionReply;
  division: DivisionReply;
  shown: RevealReply;
}

const follows: Readonly<Record<RevealPublication['to'], string>> = {
  final:
    'The ceremony ends and the leaderboard is unfrozen. Everyone sees the results as final, and athletes without a score count as absent.',
  published:
    'The ceremony ends and the leaderboard is unfrozen. Everyone sees the results as provisional, including scores that come in later.',
};

/** Publishes the results once every place is shown; before that, stops the ceremony. */
export function EndCeremony({ competition, division, shown }: EndCeremonyProps) {
  const params = { competitionId: competition.id, divisionId: division.id };
  const [asked, setAsked] = useState<RevealPublication['to'] | 'stop' | null>(null);
  const close = () => setAsked(null);
  const invalidates = [competitionQueries.all];
  return (
    <>
      {shown.complete && (
        <Panel title="Publish results" padded>
          <div className={styles.ending}>
            <p>The podium stays on the screen until you publish.</p>
            <div className={styles.choices}>
              <Button variant="main" onClick={() => setAsked('final')}>
                Make final
              </Button>
              <Button onClick={() => setAsked('published')}>Publish as provisional</Button>
            </div>
          </div>
        </Panel>
      )}
      <div>
        <Button variant="text" onClick={() => setAsked('stop')}>
          Stop ceremony
        </Button>
      </div>
      {(asked === 'final' || asked === 'published') && (
        <ConfirmAction
          title={`${asked === 'final' ? 'Make final' : 'Publish'} the results of ${division.name}?`}
          confirm={asked === 'final' ? 'Make final' : 'Publish'}
          keep="Cancel"
          send={(call) => call(publishReveal, { params, body: { to: asked } })}
          done={asked === 'final' ? 'Results made final' : 'Results published'}
          invalidates={invalidates}
          onClose={close}
        >
          <p>{follows[asked]}</p>
        </ConfirmAction>
      )}
      {asked === 'stop' && (
        <ConfirmAction
          title={`Stop the ceremony of ${division.name}?`}
          confirm="Stop ceremony"
          keep="Keep it running"
          danger
          send={(call) => call(stopReveal, { params })}
          done="Ceremony stopped"
          invalidates={invalidates}
          onClose={close}
        >
          <p>
            The places disappear from the screen, and nothing is published. The leaderboard stays frozen, so
            you can start again.
          </p>
        </ConfirmAction>
      )}
    </>
  );
}
