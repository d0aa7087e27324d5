import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import type { RevealDeskReply, RevealedPlace } from '@chalkline/contract/competitions/reveal.schema.ts';
import { moveReveal } from '@chalkline/contract/competitions/reveals.endpoints.ts';
import { IconChevronLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionError, ConfirmAction } from '../../../../../patterns/confirm-action.tsx';
import { useAction } from '../../../../../patterns/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Note } from '../../../../../ui/note.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import { StatusMark } from '../../../../../ui/status-mark.tsx';
import { competitionQueries } from '../../../competitions.queries.ts';
import { stepsFrom } from '../../../reveals/reveal-steps.ts';
import { namesText, placeWords } from '../../../reveals/reveal-texts.ts';
import { RevealedPlaces, Shared } from '../../../reveals/revealed-places.tsx';
import styles from './ceremony.module.css';
import { EndCeremony } from './end-ceremony.tsx';

interface CeremonyDeskProps {
  competition: CompetitionReply;
  division: DivisionReply;
  desk: RevealDeskReply;
}

/** Shows the next place, takes one back, or shows several at once; beside it, what the audience sees. */
export function CeremonyDesk({ competition, division, desk }: CeremonyDeskProps) {
  const { shown, places, outdated } = desk;
  const { next, back, hidden } = stepsFrom(places, shown.shownFrom);
  const params = { competitionId: competition.id, divisionId: division.id };
  const invalidates = [competitionQueries.reveals(competition.id)];
  const body = (to: number | null) => ({ from: shown.shownFrom, to });
  const step = useAction({
    send: (call, to: number | null) => call(moveReveal, { params, body: body(to) }),
    invalidates,
  });
  const [upTo, setUpTo] = useState<RevealedPlace | null>(null);
  const { publishResults } = competition.can;
  return (
    <div className={styles.desk}>
      <div className={styles.remote}>
        {outdated && (
          <Note tone="warn">
            The standings have changed since the ceremony started. It keeps the places it began with. To use
            the new ones, stop and start it again.
          </Note>
        )}
        <Panel title={next ? 'Next' : 'Every place is shown'}>
          {next && (
            <div className={styles.next}>
              <Shared place={next} totals={shown.totals} size="large" />
            </div>
          )}
          {publishResults && (
            <div className={styles.buttons}>
              {next && (
                <Button variant="main" size={64} wide busy={step.busy} onClick={() => step.run(next.place)}>
                  {`Show ${placeWords(next)}`}
                </Button>
              )}
              {back !== undefined && (
                <Button
                  size={48}
                  wide
                  disabled={step.busy}
                  icon={<IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />}
                  onClick={() => step.run(back)}
                >
                  Back one place
                </Button>
              )}
              <ActionError error={step.error} />
            </div>
          )}
        </Panel>
        {publishResults && <EndCeremony competition={competition} division={division} shown={shown} />}
      </div>
      <div className={styles.beside}>
        <Panel title="The audience sees" actions={<StatusMark status="live" />}>
          <RevealedPlaces reveal={shown} />
        </Panel>
        {hidden.length > 1 && (
          <Panel title="Still hidden">
            <ol className={styles.hidden}>
              {hidden.slice(1).map((place) => (
                <li key={place.place}>
                  <Shared place={place} totals={shown.totals} size="table" />
                  {publishResults && (
                    <Button size={32} onClick={() => setUpTo(place)}>
                      {`Show up to ${placeWords(place)}`}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          </Panel>
        )}
      </div>
      {upTo && (
        <ConfirmAction
          title={`Show up to ${placeWords(upTo)}?`}
          confirm="Show"
          keep="Cancel"
          send={(call) => call(moveReveal, { params, body: body(upTo.place) })}
          invalidates={invalidates}
          onClose={() => setUpTo(null)}
        >
          <p>{`The audience sees every place from last up to ${namesText(upTo)} at once.`}</p>
        </ConfirmAction>
      )}
    </div>
  );
}
