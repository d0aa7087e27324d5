import type { HeatCardKind } from '@chalkline/contract/competitions/heat.schema.ts';
import { getHeatCards, getHeatSheet } from '@chalkline/contract/competitions/heats.endpoints.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { downloadFile } from '../../../platform/download-file.ts';

interface PaperOf {
  readonly competitionId: string;
  readonly workoutId: string;
}

/** Saves the published heats of a workout as PDF, to print. */
export function useHeatSheet({ competitionId, workoutId }: PaperOf) {
  return useAction({
    send: () => downloadFile(getHeatSheet, { params: { competitionId, workoutId } }),
    failed: 'Couldn’t download the heat sheet',
  });
}

/** Saves lane cards or scorecards of the published heats. */
export function useHeatCards({ competitionId, workoutId }: PaperOf) {
  return useAction({
    send: (_call, kind: HeatCardKind) =>
      downloadFile(getHeatCards, { params: { competitionId, workoutId }, query: { kind } }),
    failed: 'Couldn’t download the cards',
  });
}
