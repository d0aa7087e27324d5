import { insideBoardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLive, useLiveState } from '../../../../platform/live/use-live.ts';
import { organizerQueries } from '../organizer.queries.ts';

/** Scores come in bursts; the sheet reloads once per burst. */
const gatherMs = 250;
/** Some networks block streams; then the sheet reloads periodically. */
const askAgainMs = 15_000;

interface SheetNewsProps {
  competitionId: string;
  divisionIds: readonly string[];
}

/** Keeps the shown scores current while others enter theirs. */
export function SheetNews({ competitionId, divisionIds }: SheetNewsProps) {
  const cache = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const read = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void cache.invalidateQueries({ queryKey: organizerQueries.sheets(competitionId) });
      void cache.invalidateQueries({ queryKey: organizerQueries.counts(competitionId).queryKey });
    }, gatherMs);
  };
  const isCutOff = useLiveState() === 'offline';
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (!isCutOff) return;
    const asking = setInterval(() => latest.current(), askAgainMs);
    return () => clearInterval(asking);
  }, [isCutOff]);
  return divisionIds.map((id) => <DivisionNews key={id} divisionId={id} onNews={read} />);
}

function DivisionNews({ divisionId, onNews }: { divisionId: string; onNews: () => void }) {
  useLive(insideBoardTopic(divisionId), { onEvent: onNews, onReset: onNews });
  return null;
}
