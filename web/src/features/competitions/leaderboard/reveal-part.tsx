import { useQuery } from '@tanstack/react-query';
import { useLiveState } from '../../../platform/live/use-live.ts';
import { Panel } from '../../../ui/panel.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { revealQueries } from '../reveals/reveal.queries.ts';
import { namesText, placeWords } from '../reveals/reveal-texts.ts';
import { RevealedPlaces } from '../reveals/revealed-places.tsx';
import styles from './reveal-part.module.css';

/** A network may let calls through and no streams. */
const askAgainMs = 15_000;

/** The award ceremony of a division above its frozen leaderboard, as far as it has come. */
export function RevealPart({ competitionId, divisionId }: { competitionId: string; divisionId: string }) {
  const isCutOff = useLiveState() === 'offline';
  const { data: reveal } = useQuery({
    ...revealQueries.shown(competitionId, divisionId),
    refetchInterval: isCutOff ? askAgainMs : false,
  });
  if (!reveal) return null;
  const [newest] = reveal.places;
  return (
    <div className={styles.part}>
      <VisuallyHidden>
        <span role="status">{newest ? `${placeWords(newest)}: ${namesText(newest)}` : ''}</span>
      </VisuallyHidden>
      <Panel title="Award ceremony" actions={<StatusMark status="live" />}>
        <RevealedPlaces reveal={reveal} />
      </Panel>
    </div>
  );
}
