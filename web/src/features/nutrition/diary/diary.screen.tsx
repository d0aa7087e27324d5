import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSession } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { today } from '../../../ui/now.ts';
import { Page, Stack } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import { unsentIn } from '../offline/day-on-device.ts';
import { diaryDesk, useOwnSends } from '../offline/diary-desk.ts';
import { DayBar } from './day-bar.tsx';
import { DayMeals } from './day-meals.tsx';
import { diaryQueries } from './diary.queries.ts';
import { FoundFood } from './found-food.tsx';
import { SendState } from './send-state.tsx';
import { useDay } from './use-day.ts';
import { WeekStrip } from './week-strip.tsx';

// Loading the screen for offline use sends what waits, too.
export { diaryDesk } from '../offline/diary-desk.ts';

/** What a person ate, by day and meal; visitors are asked to sign in. */
export function DiaryScreen() {
  const session = useSession();
  return (
    <Page>
      <Stack gap={16}>
        <PageTitle>Food diary</PageTitle>
        {session ? <Diary /> : <Entrance />}
      </Stack>
    </Page>
  );
}

function Entrance() {
  return (
    <EmptyState
      title="Sign in to keep a diary"
      action={
        <ButtonLink variant="main" to={urlOf('login', {}, { back: urlOf('mobileTrackDiet') })}>
          Sign in
        </ButtonLink>
      }
    >
      Only you see what you eat, unless you share it with a trainer.
    </EmptyState>
  );
}

function Diary() {
  const { filters, setFilter } = useListFilters({ day: anyText, food: anyText, show: anyText });
  const now = today();
  const day =
    /^\d{4}-\d{2}-\d{2}$/.test(filters.day) && !Number.isNaN(Date.parse(filters.day)) ? filters.day : now;
  const choose = (next: string) => setFilter('day', next === now ? '' : next);
  const { ofDays } = useOwnSends();
  const query = useDay(day);
  useQuery(diaryQueries.kept(now));
  useEffect(() => diaryDesk.start(), []);
  return (
    <>
      <DayBar {...{ day, now }} onChange={choose} />
      <WeekStrip {...{ day, now }} onChange={choose} />
      <SendState />
      <Loaded query={query} failed="Couldn’t load this day" panel>
        {(read) => (
          <DayMeals
            key={read.day}
            day={read}
            unsent={unsentIn(ofDays)}
            showsTargets={filters.show === 'targets'}
          />
        )}
      </Loaded>
      {filters.food && <FoundFood {...{ day }} foodId={filters.food} onClose={() => setFilter('food', '')} />}
      <p>
        <Link className={text.link} to={urlOf('nutritionist')}>
          Ask about food
        </Link>
        {' · '}
        <Link className={text.link} to={urlOf('fitnessTrainer', {}, { view: 'log' })}>
          Log of all your days
        </Link>
        {' · '}
        <Link className={text.link} to={urlOf('healthFormulas')}>
          Formulas for energy and body
        </Link>
      </p>
      <p className={text.hint}>
        Figures: U.S. Department of Agriculture, Agricultural Research Service. FoodData Central: SR Legacy
        (2018) and FNDDS 2021-2023.{' '}
        <a className={text.link} href="https://fdc.nal.usda.gov" target="_blank" rel="noreferrer">
          fdc.nal.usda.gov
        </a>
      </p>
    </>
  );
}
