import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { CutPlan } from '@chalkline/contract/competitions/cut.schema.ts';
import { cutRuleText } from '@chalkline/contract/competitions/cut-text.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HelpLink } from '../../../../patterns/help-link.tsx';
import { errorText } from '../../../../platform/error-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { counted } from '../../../../ui/counted.ts';
import { ErrorState } from '../../../../ui/empty-state.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { StatusMark } from '../../../../ui/status-mark.tsx';
import text from '../../../../ui/text.module.css';
import { exactTime } from '../../../../ui/times.ts';
import { organizerQueries } from '../organizer.queries.ts';
import styles from '../results/results.module.css';
import cutStyles from './cuts.module.css';
import { MakeCutModal } from './make-cut-modal.tsx';
import { UndoCutModal } from './undo-cut-modal.tsx';

/** The cuts of all divisions with their state, to make or undo them. Renders nothing without cuts. */
export function CutsPanel({ competition }: { competition: CompetitionReply }) {
  if (competition.divisions.every(({ cuts }) => cuts.length === 0)) return null;
  return (
    <Panel title="Cuts" actions={<HelpLink answer="clinched-out" about="cuts" />}>
      <Cuts competition={competition} />
    </Panel>
  );
}

function Cuts({ competition }: { competition: CompetitionReply }) {
  const query = useQuery(organizerQueries.cuts(competition.id));
  if (query.isError && !query.data) {
    return (
      <ErrorState title="Couldn’t load cuts" onRetry={() => void query.refetch()}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  if (!query.data) {
    const cuts = competition.divisions.flatMap((division) => division.cuts);
    return <SkeletonRows rows={cuts.length} avatar={false} />;
  }
  const divisionOf = new Map(competition.divisions.map((division) => [division.id, division]));
  return (
    <ul className={styles.lines}>
      {query.data.map((plan) => {
        const division = divisionOf.get(plan.divisionId);
        if (!division) return null;
        const key = `${plan.divisionId} ${plan.afterWorkoutId}`;
        return <CutLine key={key} competition={competition} division={division} plan={plan} />;
      })}
    </ul>
  );
}

interface CutLineProps {
  competition: CompetitionReply;
  division: DivisionReply;
  plan: CutPlan;
}

function CutLine({ competition, division, plan }: CutLineProps) {
  const [asked, setAsked] = useState<'make' | 'undo' | null>(null);
  const { can, zone, workouts } = competition;
  const nameOf = (id: string) => workouts.find((workout) => workout.id === id)?.name ?? null;
  const { madeAt, openWorkoutIds: open, laterWorkoutIds: later, changes } = plan;
  const what = `${division.name}, after ${nameOf(plan.afterWorkoutId) ?? 'a workout'}`;
  const isHeld = division.frozenAt !== null;
  const asking = { competition, plan, isHeld, title: what, onClose: () => setAsked(null) };
  return (
    <li className={styles.line}>
      <div className={cutStyles.words}>
        <b>{what}</b>{' '}
        {madeAt ? (
          <StatusMark status="final">Made</StatusMark>
        ) : (
          <StatusMark status="opens">Pending</StatusMark>
        )}
        <p className={text.hint}>
          {cutRuleText(plan.rule, nameOf)}.{' '}
          {madeAt
            ? `Made ${exactTime(madeAt, zone)}: ${goOn(plan)}.${changes > 0 ? ` Since then, ${counted(changes, ['athlete has', 'athletes have'])} crossed the cut line.` : ''}`
            : open.length > 0
              ? `Not final yet: ${open.map((id) => nameOf(id) ?? 'a workout').join(', ')}.`
              : `All results are final: ${goOn(plan)}.`}
        </p>
        {later.length > 0 && (
          <div className={cutStyles.waits}>
            <Note tone="warn">
              {later.map((id) => nameOf(id) ?? 'A later workout').join(', ')}{' '}
              {later.length === 1 ? 'has' : 'have'} results already, but this cut isn’t made yet. Until you
              make it, everyone is still in and the leaderboard may not show a cut line.
            </Note>
          </div>
        )}
      </div>
      {can.manageEntries && (
        <div className={styles.actions}>
          {madeAt && (
            <Button size={32} aria-label={`Undo cut: ${what}`} onClick={() => setAsked('undo')}>
              Undo cut
            </Button>
          )}
          {(!madeAt || changes > 0) && (
            <Button
              size={32}
              disabled={open.length > 0}
              aria-label={`${madeAt ? 'Update cut' : 'Make cut'}: ${what}`}
              onClick={() => setAsked('make')}
            >
              {madeAt ? 'Update cut' : 'Make cut'}
            </Button>
          )}
        </div>
      )}
      {asked === 'make' && <MakeCutModal {...asking} />}
      {asked === 'undo' && <UndoCutModal {...asking} />}
    </li>
  );
}

function goOn({ advancing, cut }: CutPlan): string {
  return `${counted(advancing.count, ['athlete advances', 'athletes advance'])}, ${counted(cut.count, ['is cut', 'are cut'])}`;
}
