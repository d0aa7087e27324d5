import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type {
  HeatConflict,
  HeatPlanReply,
  PlannedEntry,
} from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { placeLateEntries } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useAction } from '../../../../patterns/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/choices.tsx';
import { heatQueries } from '../../heats/heats.queries.ts';
import { AthleteCard, MovableAthlete } from './athlete-card.tsx';
import { conflictText } from './heat-labels.ts';
import styles from './heats.module.css';
import type { HeatDraft } from './use-heat-draft.ts';

interface HeatSideProps {
  competition: CompetitionReply;
  plan: HeatPlanReply;
  draft: HeatDraft;
  mayMove: boolean;
  onMove: (entry: PlannedEntry) => void;
}

/** Who has no heat, who no longer competes, and what there is to look at. */
export function HeatSide({ competition, plan, draft, mayMove, onMove }: HeatSideProps) {
  const placed = new Set(draft.heats.flatMap(({ lanes }) => lanes));
  const unplaced = plan.entries.filter(({ id, active }) => active && !placed.has(id));
  const withdrawn = plan.entries.filter(({ active }) => !active);
  const [presentOnly, setPresentOnly] = useState(plan.settings.presentOnly ?? false);
  const place = useAction({
    send: (call) => {
      const params = { competitionId: competition.id, workoutId: plan.workoutId };
      return call(placeLateEntries, { params, body: { version: plan.version, presentOnly } });
    },
    done: 'Athletes placed in empty lanes',
    failed: 'Couldn’t place everyone',
    invalidates: [heatQueries.within(competition.id)],
  });
  return (
    <aside className={styles.side}>
      {unplaced.length > 0 && (
        <section>
          <h2>
            Unplaced <small>{unplaced.length}</small>
          </h2>
          {unplaced.map((entry) => (
            <MovableAthlete key={entry.id} entry={entry} onMove={mayMove ? () => onMove(entry) : undefined} />
          ))}
          {mayMove && (
            <>
              {unplaced.some(({ checkedIn }) => checkedIn === false) && (
                <Checkbox
                  label="Leave out who hasn’t checked in"
                  checked={presentOnly}
                  onChange={({ target }) => setPresentOnly(target.checked)}
                />
              )}
              <Button size={32} busy={place.busy} onClick={() => place.run()}>
                Fill empty lanes
              </Button>
            </>
          )}
        </section>
      )}
      {withdrawn.length > 0 && (
        <section>
          <h2>No longer competing</h2>
          {withdrawn.map((entry) => (
            <AthleteCard key={entry.id} entry={entry} look="out" />
          ))}
        </section>
      )}
      <section>
        <h2>Checks</h2>
        <Checks plan={plan} />
      </section>
    </aside>
  );
}

const misplaced: readonly HeatConflict['kind'][] = ['unplaced', 'not_active', 'other_division'];

function Checks({ plan }: { plan: HeatPlanReply }) {
  const { conflicts, entries, heats, settings } = plan;
  const nameOf = ({ entryId, heatId }: HeatConflict) =>
    entries.find(({ id }) => id === entryId)?.name ??
    `Heat ${heats.findIndex(({ id }) => id === heatId) + 1}`;
  const kinds = new Set(conflicts.map(({ kind }) => kind));
  const passed = [
    ...(misplaced.some((kind) => kinds.has(kind)) ? [] : ['Each athlete once']),
    ...(kinds.has('rest') ? [] : [`At least ${settings.restMinutes} min of rest`]),
    ...(kinds.has('floor') ? [] : ['Floor is free']),
  ];
  return (
    <ul className={styles.checks}>
      {passed.map((text) => (
        <li key={text}>
          <IconCheck size={18} stroke={1.75} aria-hidden="true" />
          {text}
        </li>
      ))}
      {conflicts.map((conflict) => (
        <li
          key={`${conflict.kind} ${conflict.heatId} ${conflict.entryId} ${conflict.other}`}
          className={styles.warned}
        >
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
          {`${nameOf(conflict)}: ${conflictText(conflict)}`}
        </li>
      ))}
    </ul>
  );
}
