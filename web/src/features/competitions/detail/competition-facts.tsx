import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { countryName } from '@chalkline/contract/competitions/competition-place.ts';
import { dayCount, todayIn } from '@chalkline/contract/competitions/days.ts';
import { Fact, Facts } from '../../../ui/figures.tsx';
import { numberText } from '../../../ui/locale.ts';
import { timeNow } from '../../../ui/now.ts';
import { relativeTime } from '../../../ui/times.ts';
import { daysText } from '../days.ts';
import { pointsMethodText, totalText } from '../scoring-text.ts';
import { zoneText } from '../zone-text.ts';

/** When, where, how many, how it is scored. */
export function CompetitionFacts({ competition }: { competition: CompetitionReply }) {
  const { startsOn, endsOn, zone, place, country, online } = competition;
  const { entryCount, capacity, divisions, scoring, workouts } = competition;
  const registered = numberText(entryCount);
  return (
    <Facts>
      <Fact
        label="When"
        value={daysText(startsOn, endsOn)}
        note={[zoneText(zone, startsOn), dayNote(competition, new Date(timeNow()))]
          .filter(Boolean)
          .join(', ')}
      />
      <Fact
        label="Where"
        value={online ? 'Online' : (place ?? 'To be announced')}
        note={[country && countryName(country), online ? place : 'on site'].filter((part) => part).join(', ')}
      />
      <Fact
        label="Field"
        value={
          capacity === null
            ? `${registered} registered`
            : `${registered} of ${numberText(capacity)} registered`
        }
        note={`${divisions.length} ${divisions.length === 1 ? 'division' : 'divisions'}`}
      />
      <Fact label="Scoring" value={pointsMethodText(scoring)} note={totalText(scoring, workouts)} />
    </Facts>
  );
}

/** `day 2 of 3`, `today`, `3 weeks ago`, by the venue's calendar. Until it starts, the countdown beside says how long. */
function dayNote(competition: CompetitionReply, now: Date): string {
  const today = todayIn(competition.zone, now);
  const noon = (day: string) => `${day}T12:00:00Z`;
  if (today < competition.startsOn) return '';
  if (today > competition.endsOn) return relativeTime(noon(competition.endsOn), Date.parse(noon(today)));
  if (competition.state === 'canceled') return '';
  if (competition.state === 'finished' || competition.state === 'archived') return 'finished';
  return dayCount(competition, now)?.toLowerCase() ?? 'today';
}
