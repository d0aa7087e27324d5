import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { ScoreCount } from '@chalkline/contract/competitions/score.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../../ui/counted.ts';
import { Figure, Figures } from '../../../../ui/figures.tsx';
import { numberText } from '../../../../ui/locale.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { publishedCount } from './published-results.ts';
import { sumOf } from './use-score-counts.ts';

interface OverviewFiguresProps {
  competition: CompetitionReply;
  counts: readonly ScoreCount[] | undefined;
}

/** The key figures. */
export function OverviewFigures({ competition, counts }: OverviewFiguresProps) {
  const { id, entryCount, capacity, workouts, divisions } = competition;
  const { data: publications } = useQuery(organizerQueries.publications(id));
  const { data: figures } = useQuery({
    ...organizerQueries.registrationFigures(id),
    enabled: competition.can.manageEntries,
  });
  const all = counts && sumOf(counts);
  const published = publications && counts && publishedCount(publications, counts, divisions);
  return (
    <Figures>
      <Figure
        label="Athletes"
        value={numberText(entryCount)}
        after={capacity === null ? undefined : `of ${numberText(capacity)}`}
        note={takesNobody.has(competition.state) ? 'Registered' : leftText(capacity, entryCount)}
      />
      <Figure
        label="Scores in"
        value={all ? numberText(all.scores) : waiting}
        after={all ? `of ${numberText(all.entries)}` : undefined}
        note={all ? shareText(all) : noteToCome}
      />
      <Figure
        label="Published results"
        value={published === undefined ? waiting : numberText(published)}
        after={publications && counts ? `of ${numberText(publications.length)}` : undefined}
        note="By workout and division"
      />
      {figures && figures.gross > 0 && (
        <Figure
          label="Gross"
          value={showMoney(figures.gross, figures.currency)}
          note={`${showMoney(figures.refunds, figures.currency)} refunded`}
          to={urlOf('revenues')}
        />
      )}
      <Figure
        label="Workouts"
        value={workouts.length}
        note={counted(divisions.length, ['division', 'divisions'])}
      />
    </Figures>
  );
}

const takesNobody: ReadonlySet<CompetitionReply['state']> = new Set(['finished', 'archived', 'canceled']);

function shareText({ scores, entries }: Pick<ScoreCount, 'scores' | 'entries'>): string {
  return entries > 0 ? `${Math.floor((100 * scores) / entries)}%` : 'None expected yet';
}

function leftText(capacity: number | null, entryCount: number): string {
  if (capacity === null) return 'No limit';
  if (entryCount > capacity) return `Over by ${numberText(entryCount - capacity)}`;
  const left = capacity - entryCount;
  return left === 0 ? 'Full' : counted(left, ['spot left', 'spots left']);
}

/** Keeps the line's height while the figure loads. */
const noteToCome = '\u00a0';

const waiting = <Skeleton width={72} height={32} />;
