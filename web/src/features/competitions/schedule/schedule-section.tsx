import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { todayIn } from '@chalkline/contract/competitions/days.ts';
import type { ScheduleItemReply } from '@chalkline/contract/competitions/schedule.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateFormat } from '../../../ui/locale.ts';
import { timeNow } from '../../../ui/now.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { timeOfDay } from '../../../ui/times.ts';
import { SectionTitle } from '../../../ui/titles.tsx';
import { scheduleQuery } from './schedule.queries.ts';
import styles from './schedule-section.module.css';

/** The schedule of one day, with the other days a press away; nothing while there is none. */
export function ScheduleSection({ competition: { id, zone } }: { competition: CompetitionReply }) {
  const { data: items = [] } = useQuery(scheduleQuery(id));
  const days = [...new Set(items.map(({ day }) => day))];
  const [chosen, setChosen] = useState<string | null>(null);
  const day = days.find((each) => each === chosen) ?? firstDay(days, zone);
  if (day === undefined) return null;
  return (
    <section className={styles.section}>
      <SectionTitle end={<Days days={days} day={day} onChoose={setChosen} />}>
        {dayText(day, { weekday: 'long' })}
      </SectionTitle>
      <ul className={styles.list}>
        {items
          .filter((item) => item.day === day)
          .map((item) => (
            <Line key={item.id} item={item} />
          ))}
      </ul>
    </section>
  );
}

function Line({ item: { startsAt, title, place, workoutId } }: { item: ScheduleItemReply }) {
  return (
    <li>
      <time className={styles.time} dateTime={startsAt}>
        {timeOfDay(startsAt)}
      </time>
      {workoutId === null ? (
        <span>{title}</span>
      ) : (
        <Link className={text.link} to={urlOf('workoutDetail', { id: workoutId })}>
          {title}
        </Link>
      )}
      {place && <span className={styles.place}>{place}</span>}
    </li>
  );
}

interface DaysProps {
  days: readonly string[];
  day: string;
  onChoose: (day: string) => void;
}

function Days({ days, day, onChoose }: DaysProps) {
  if (days.length < 2) return null;
  const choices = days.map((each) => ({
    value: each,
    label: dayText(each, { weekday: 'short', day: 'numeric' }),
  }));
  return days.length <= 4 ? (
    <SegmentedControl label="Day" choices={choices} value={day} onChange={onChoose} />
  ) : (
    <SelectField label="Day" labelHidden choices={choices} value={day} onChange={onChoose} />
  );
}

/** Today while it lasts, else the first day. */
function firstDay(days: readonly string[], zone: string): string | undefined {
  const today = todayIn(zone, new Date(timeNow()));
  return days.find((day) => day === today) ?? days[0];
}

function dayText(day: string, how: Intl.DateTimeFormatOptions): string {
  return dateFormat({ ...how, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}
