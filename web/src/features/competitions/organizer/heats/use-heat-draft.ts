import { type LaidHeat, type LaneSpot, moveEntry } from '@chalkline/contract/competitions/heat-layout.ts';
import type { HeatPlanReply } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { saveHeatLayout } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../../../patterns/use-action.ts';
import { heatPlanQueries } from './heat-plan.queries.ts';

type Layout = readonly Pick<LaidHeat, 'id' | 'locked' | 'lanes'>[];

interface Steps {
  readonly back: readonly Layout[];
  readonly forward: readonly Layout[];
}

const none: Steps = { back: [], forward: [] };

interface Saving {
  readonly layout: Layout;
  readonly steps: Steps;
}

/** The draft with what is being saved already in it, and the way back. */
export function useHeatDraft(competitionId: string, plan: HeatPlanReply) {
  const cache = useQueryClient();
  const [kept, setKept] = useState<{ readonly of: string; readonly steps: Steps }>({ of: '', steps: none });
  const { workoutId, version } = plan;
  const query = heatPlanQueries.plan(competitionId, workoutId);
  // After seeding the heats are others, and there is no way back to the old ones.
  const heats = plan.heats.map(({ id }) => id).join(' ');
  const steps = kept.of === heats ? kept.steps : none;
  const save = useAction<Saving, HeatPlanReply>({
    send: (call, { layout }) => {
      const body = {
        version,
        heats: layout.map(({ id, locked, lanes }) => ({ id, locked, lanes: [...lanes] })),
      };
      return call(saveHeatLayout, { params: { competitionId, workoutId }, body });
    },
    onDone: (answer, { steps: next }) => {
      cache.setQueryData(query.queryKey, answer);
      setKept({ of: heats, steps: next });
    },
    failed: 'Couldn’t save the heats',
    invalidates: [heatPlanQueries.lines(competitionId).queryKey, query.queryKey],
  });
  const sent = save.sending?.layout;
  const shown = sent
    ? plan.heats.map((heat) => {
        const { locked, lanes } = sent.find(({ id }) => id === heat.id) ?? heat;
        return { ...heat, locked, lanes: [...lanes] };
      })
    : plan.heats;
  const change = (layout: Layout) => {
    if (save.busy || layout === plan.heats) return;
    save.run({ layout, steps: { back: [...steps.back, plan.heats], forward: [] } });
  };
  const [last, next] = [steps.back.at(-1), steps.forward.at(-1)];
  return {
    heats: shown,
    busy: save.busy,
    move: (entryId: string, to: LaneSpot | null) => change(moveEntry(plan.heats, entryId, to)),
    lock: (heatId: string, locked: boolean) =>
      change(plan.heats.map((heat) => (heat.id === heatId ? { ...heat, locked } : heat))),
    undo:
      last &&
      (() =>
        save.run({
          layout: last,
          steps: { back: steps.back.slice(0, -1), forward: [...steps.forward, plan.heats] },
        })),
    redo:
      next &&
      (() =>
        save.run({
          layout: next,
          steps: { back: [...steps.back, plan.heats], forward: steps.forward.slice(0, -1) },
        })),
  };
}

export type HeatDraft = ReturnType<typeof useHeatDraft>;
