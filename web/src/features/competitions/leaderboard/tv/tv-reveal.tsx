import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { RevealedPlace, RevealReply } from '@chalkline/contract/competitions/reveal.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useLiveState } from '../../../../platform/live/use-live.ts';
import { Place } from '../../../../ui/place.tsx';
import { revealQueries } from '../../reveals/reveal.queries.ts';
import { fromText, podiumOf, totalText } from '../../reveals/reveal-texts.ts';
import styles from './tv-reveal.module.css';
import screen from './tv-screen.module.css';

const tryAgainMs = 5000;

/** Earlier places beside the newest one. */
const earlierAtMost = 7;
/** Names that share a place; the rest is counted. */
const namesAtMost = 6;

/** The award ceremony of a division on the screen in the hall: one place at a time, the podium at the end. */
export function TvReveal({ competition, divisionId }: { competition: CompetitionReply; divisionId: string }) {
  const isCutOff = useLiveState() === 'offline';
  const { data: reveal, isError } = useQuery({
    ...revealQueries.shown(competition.id, divisionId),
    refetchInterval: ({ state }) => (isCutOff || !state.data ? tryAgainMs : false),
  });
  return (
    <>
      <header className={screen.head}>
        <h1>{reveal?.divisionName ?? competition.divisions.find(({ id }) => id === divisionId)?.name}</h1>
        <p>{competition.name}</p>
        <span className={screen.marks}>
          {(isError || isCutOff) && <span className={screen.lost}>Reconnecting…</span>}
          <span>Award ceremony</span>
        </span>
      </header>
      {reveal && <Stage reveal={reveal} />}
    </>
  );
}

function Stage({ reveal }: { reveal: RevealReply }) {
  const [newest, ...earlier] = reveal.places;
  if (!newest) return <p className={styles.opening}>Award ceremony</p>;
  if (reveal.complete) return <Podium reveal={reveal} />;
  return (
    <div className={styles.stage} data-alone={earlier.length === 0 || undefined}>
      <section key={newest.place} className={styles.newest} aria-live="polite">
        <Place place={newest.place} tied={newest.entries.length > 1} size="large" />
        <Names place={newest} totals={reveal.totals} />
      </section>
      {earlier.length > 0 && (
        <ol className={styles.earlier}>
          {earlier.slice(0, earlierAtMost).map((place) => (
            <li key={place.place}>
              <Place place={place.place} tied={place.entries.length > 1} />
              <span className={styles.who}>{place.entries.map(({ name }) => name).join(', ')}</span>
              <b className={styles.points}>{totalText(place.entries[0]?.total ?? null, reveal.totals)}</b>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Second, first and third, as on the blocks. */
function Podium({ reveal }: { reveal: RevealReply }) {
  const podium = podiumOf(reveal.places);
  return (
    <ol className={styles.podium} aria-label="Podium">
      {podium.map((place) => (
        <li key={place.place} data-place={place.place}>
          <Names place={place} totals={reveal.totals} />
          <span className={styles.block}>{place.place}</span>
        </li>
      ))}
    </ol>
  );
}

function Names({ place: { entries }, totals }: { place: RevealedPlace; totals: RevealReply['totals'] }) {
  const more = entries.length - namesAtMost;
  return (
    <ul className={styles.names} data-many={entries.length > 2 || undefined}>
      {entries.slice(0, namesAtMost).map((entry) => (
        <li key={entry.entryId}>
          <b>{entry.name}</b>
          <span>{[totalText(entry.total, totals), fromText(entry)].filter(Boolean).join(', ')}</span>
        </li>
      ))}
      {more > 0 && <li>{`and ${more} more`}</li>}
    </ul>
  );
}
