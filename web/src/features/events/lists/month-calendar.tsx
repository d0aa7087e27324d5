import type { EventsQuery } from '@chalkline/contract/events/event.schema.ts';
import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { counted } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { dateFormat } from '../../../ui/locale.ts';
import { timeNow } from '../../../ui/now.ts';
import { Stack } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { calendarDayText, weekdayText } from '../../../ui/times.ts';
import { SectionTitle } from '../../../ui/titles.tsx';
import { dayOf } from '../event-texts.ts';
import { eventQueries } from '../events.queries.ts';
import { EventRows } from './event-rows.tsx';
import { daysOfMonth, isMonth, monthAfter } from './month.ts';
import styles from './month-calendar.module.css';

interface MonthCalendarProps {
  filters: Partial<Pick<EventsQuery, 'search' | 'price' | 'category' | 'place'>>;
}

/** A month with its events, kept in the address: up to three marks a day, and what a day holds below. */
export function MonthCalendar({ filters }: MonthCalendarProps) {
  const thisMonth = new Date(timeNow()).toISOString().slice(0, 7);
  const { filters: shown, setFilter } = useListFilters({ month: anyText, day: anyText });
  const month = isMonth(shown.month) && shown.month > thisMonth ? shown.month : thisMonth;
  const day = daysOfMonth(month).includes(shown.day) ? shown.day : null;
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  const title = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T12:00:00Z`),
  );
  const show = (other: string) => {
    setFilter('month', other === thisMonth ? '' : other);
    setFilter('day', '');
  };
  // A day more at each end: days are those of the event's own clock.
  const around = (at: string, days: number) =>
    new Date(Date.parse(`${at}-01T00:00:00Z`) + days * 86_400_000).toISOString();
  const span = { from: around(month, -1), until: around(monthAfter(month, 1), 1) };
  return (
    <Stack gap={16}>
      <SectionTitle
        end={
          <>
            <IconButton
              label="Previous month"
              icon={<IconChevronLeft {...icon} />}
              size={48}
              disabled={month <= thisMonth}
              onClick={() => show(monthAfter(month, -1))}
            />
            <IconButton
              label="Next month"
              icon={<IconChevronRight {...icon} />}
              size={48}
              onClick={() => show(monthAfter(month, 1))}
            />
          </>
        }
      >
        {title}
      </SectionTitle>
      <PagedList
        query={eventQueries.events({ ...filters, ...span, each: 'true', limit: 100 })}
        page={null}
        failed="Couldn’t load events"
        skeleton={<SkeletonRows />}
        empty={<EmptyState title={`No events in ${title}`}>Try another month or fewer filters.</EmptyState>}
      >
        {(groups) => {
          const inMonth = groups.filter(({ event }) => event && dayOf(event).startsWith(month));
          const listed = day ? inMonth.filter(({ event }) => event && dayOf(event) === day) : inMonth;
          return (
            <Stack gap={16}>
              <Days month={month} groups={inMonth} day={day} onDay={(on) => setFilter('day', on ?? '')} />
              <SectionTitle count={listed.length}>{day ? calendarDayText(day) : 'Whole month'}</SectionTitle>
              {listed.length > 0 && <EventRows groups={listed} isEach />}
            </Stack>
          );
        }}
      </PagedList>
    </Stack>
  );
}

/** Any Monday, to name the days of the week by. */
const weekdays = Array.from({ length: 7 }, (_, at) => `2024-01-0${at + 1}`);

interface DaysProps {
  month: string;
  groups: readonly GroupReply[];
  day: string | null;
  onDay: (day: string | null) => void;
}

function Days({ month, groups, day, onDay }: DaysProps) {
  const counts = new Map<string, number>();
  for (const { event } of groups) {
    if (event) counts.set(dayOf(event), (counts.get(dayOf(event)) ?? 0) + 1);
  }
  return (
    <div className={styles.month}>
      {weekdays.map((weekday) => (
        <span key={weekday} className={styles.weekday} aria-hidden="true">
          {weekdayText(weekday).slice(0, 2)}
        </span>
      ))}
      {daysOfMonth(month).map((date, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the days of other months have no other identity than their place
        if (date === null) return <span key={at} />;
        const count = counts.get(date) ?? 0;
        const number = String(Number(date.slice(8)));
        if (count === 0)
          return (
            <span key={date} className={styles.day}>
              {number}
            </span>
          );
        return (
          <button
            key={date}
            type="button"
            className={styles.day}
            aria-pressed={date === day}
            aria-label={`${calendarDayText(date)}, ${counted(count, ['event', 'events'])}`}
            onClick={() => onDay(date === day ? null : date)}
          >
            {number}
            <i aria-hidden="true">{'/'.repeat(Math.min(3, count))}</i>
          </button>
        );
      })}
    </div>
  );
}
