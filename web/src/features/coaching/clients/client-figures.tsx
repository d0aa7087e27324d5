import type { ClientsReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { counted } from '../../../ui/counted.ts';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { numberText } from '../../../ui/locale.ts';
import { TimeAgo } from '../../../ui/time-ago.tsx';

type ClientFiguresShown = ClientsReply['figures'];

/** How all active clients are doing. Training is of those who share it. */
export function ClientFigures({ figures }: { figures: ClientFiguresShown }) {
  const { adherence, week, checkIns, oldestCheckIn, ending } = figures;
  const percent = adherence.due > 0 ? Math.round((100 * adherence.done) / adherence.due) : null;
  return (
    <Figures>
      <Figure
        label="Adherence, 4 weeks"
        value={percent === null ? '–' : numberText(percent)}
        after={percent !== null && '%'}
        note={percent === null ? 'Of clients who share training' : changeText(figures)}
      />
      <Figure
        label="Workouts done"
        value={numberText(week.done)}
        after={`of ${numberText(week.due)} due`}
        note="This week, Monday to today"
      />
      <Figure
        label="Check-ins to reply to"
        value={numberText(checkIns)}
        note={
          oldestCheckIn ? (
            <span>
              The oldest from <TimeAgo at={oldestCheckIn} />
            </span>
          ) : (
            'Nothing waiting'
          )
        }
        tone={oldestCheckIn ? 'warn' : 'plain'}
      />
      <Figure
        label="Programs ending"
        value={numberText(ending)}
        after="in 7 days"
        note={ending > 0 ? 'Nothing planned after them' : 'No program runs out'}
      />
    </Figures>
  );
}

/** "3 points higher than in the 4 weeks before" */
function changeText({ adherence, before }: Pick<ClientFiguresShown, 'adherence' | 'before'>): string {
  if (before.due === 0) return `${adherence.done} of ${counted(adherence.due, ['workout', 'workouts'])}`;
  const share = ({ done, due }: typeof before) => Math.round((100 * done) / due);
  const change = share(adherence) - share(before);
  if (change === 0) return 'As in the 4 weeks before';
  return `${counted(Math.abs(change), ['point', 'points'])} ${change > 0 ? 'higher' : 'lower'} than in the 4 weeks before`;
}
