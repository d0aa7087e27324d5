import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { placeLine } from '@chalkline/contract/competitions/competition-place.ts';
import { dayCount } from '@chalkline/contract/competitions/days.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { timeNow } from '../../../ui/now.ts';
import { FrameBand } from '../../../ui/page.tsx';
import { TabLinks } from '../../../ui/tabs.tsx';
import { CompetitionStatusMark } from '../competition-status.tsx';
import { dayOfDays, daysParts } from '../days.ts';
import styles from './board-hero.module.css';
import { DivisionSelect } from './division-select.tsx';

interface BoardHeroProps {
  /** undefined: still on its way. */
  competition: CompetitionReply | undefined;
  /** The division whose board is open, once it is known. */
  divisionId: string | undefined;
  /** The address of a division's board. */
  boardOf: (divisionId: string) => string;
  /** Tabs on a wide screen, a select on a phone. */
  wide: boolean;
  /** On another site: no way to the rest of the app. */
  isEmbedded?: boolean;
}

/** The competition's name and state, with links to its divisions. */
export function BoardHero({ competition, divisionId, boardOf, wide, isEmbedded }: BoardHeroProps) {
  return (
    <FrameBand className={styles.hero}>
      {!isEmbedded && (
        <div className={styles.way}>
          <Crumbs
            steps={[
              { label: 'Fitness Challenges', to: urlOf('home') },
              ...(competition
                ? [{ label: competition.name, to: urlOf('competitionDetail', { id: competition.id }) }]
                : []),
            ]}
          />
        </div>
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {competition?.name ?? 'Leaderboard'}
      </h1>
      <p className={styles.state}>
        {competition && (
          <>
            <CompetitionStatusMark competition={competition} />
            <span>{wide ? stateLine(competition) : shortStateLine(competition)}</span>
          </>
        )}
      </p>
      {competition && divisionId && (
        <Divisions {...{ competition, divisionId, boardOf, wide }} divisions={competition.divisions} />
      )}
      {!competition && <div className={styles.room} />}
    </FrameBand>
  );
}

interface DivisionsProps extends BoardHeroProps {
  divisionId: string;
  divisions: CompetitionReply['divisions'];
}

function Divisions({ divisions, divisionId, boardOf, wide }: DivisionsProps) {
  if (wide) {
    return (
      <div className={styles.tabs}>
        <TabLinks
          onFrame
          label="Divisions"
          tabs={divisions.map(({ id, name }) => ({ to: boardOf(id), label: name }))}
          current={boardOf(divisionId)}
        />
      </div>
    );
  }
  return <DivisionSelect divisions={divisions} divisionId={divisionId} boardOf={boardOf} />;
}

/** `Day 2 of 3, Saturday 14 November, Rotterdam, Netherlands`. */
function stateLine(competition: CompetitionReply): string {
  return `${dayOfDays(competition, new Date(timeNow()))}, ${placeLine(competition)}`;
}

/** What a phone has room for: `Day 2 of 3, Rotterdam`. */
function shortStateLine(competition: CompetitionReply): string {
  const { days, month } = daysParts(competition.startsOn, competition.endsOn);
  const when = dayCount(competition, new Date(timeNow())) ?? `${days} ${month}`.trim();
  return `${when}, ${competition.online ? 'Online' : (competition.place ?? placeLine(competition))}`;
}
