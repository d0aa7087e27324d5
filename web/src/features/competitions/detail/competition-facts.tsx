import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { countryName } from '@chalkline/contract/competitions/competition-words.ts';
import { dayCount, todayIn } from '@chalkline/contract/competitions/days.ts';
import { Fact, Facts } from '../../../ui/figures.tsx';
import { numberText } from '../../../ui/locale.ts';
import { timeNow } from '../../../ui/now.ts';
import { relativeTime } from '../../../ui/times.ts';
import { daysText } from '../days.ts';
import { pointsWords, totalWords } from '../scoring-words.ts';
import { zoneWords } from '../zone-words.ts';

/** When, where, how many, how it is scored. */
export function CompetitionFacts({ competition }: { competition: CompetitionReply }) {
  const { startsOn, endsOn, zone, place, country, online } = competition;
  const { entryCount, capacity, divisions, scoring, workouts } = competition;
  const entered = numberText(entryCount);
  return (
    <Facts>
      <Fact
        label="When"
        value={daysText(startsOn, endsOn)}
        note={`${zoneWords(zone, startsOn)}, ${untilWords(competition, new Date(timeNow()))}`}
      />
      <Fact
        label="Where"
        value={online ? 'Online' : (place ?? 'To be announced')}
        note={[country && countryName(country), online ? place : 'on site'].filter((part) => part).join(', ')}
      />
      <Fact
        label="Field"
        value={capacity === null ? `${entered} entered` : `${entered} of ${numberText(capacity)} entered`}
        note={`${divisions.length} ${divisions.length === 1 ? 'division' : 'divisions'}`}
      />
      <Fact label="Scoring" value={pointsWords(scoring)} note={totalWords(scoring, workouts)} />
    </Facts>
  );
}

/** `in 21 days`, `day 2 of 3`, `today`, `3 weeks ago`, by the venue's calendar. */
function untilWords(competition: CompetitionReply, now: Date): string {
  const today = todayIn(competition.zone, now);
  const noon = (day: string) => `${day}T12:00:00Z`;
  if (today < competition.startsOn) return relativeTime(noon(competition.startsOn), Date.parse(noon(today)));
  if (today > competition.endsOn) return relativeTime(noon(competition.endsOn), Date.parse(noon(today)));
  if (competition.state === 'finished' || competition.state === 'archived') return 'finished';
  return dayCount(competition, now)?.toLowerCase() ?? 'today';
}
