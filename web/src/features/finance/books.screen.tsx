import { firstMonthOf } from '@chalkline/contract/finance/book-spans.ts';
import type { BookingKind } from '@chalkline/contract/finance/booking.schema.ts';
import type { BooksReply, BooksSettings } from '@chalkline/contract/finance/books.schema.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../patterns/loaded.tsx';
import { anyText, useListFilters } from '../../patterns/use-list-filters.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { PageTitle } from '../../ui/titles.tsx';
import { BookingModal } from './bookings/booking-modal.tsx';
import { BookingsPanel } from './bookings/bookings-panel.tsx';
import { CategoriesModal } from './books/categories-modal.tsx';
import { MonthPanels } from './books/month-panels.tsx';
import { MonthPicker } from './books/month-picker.tsx';
import { type Extra, MoreMenu } from './books/more-menu.tsx';
import { RepeatsModal } from './books/repeats-modal.tsx';
import { SettingsForm, SettingsModal } from './books/settings-form.tsx';
import { SoldPanel } from './books/sold-panel.tsx';
import { financeQueries } from './finance.queries.ts';
import { kindTexts, spanName } from './finance-texts.ts';

export function ExpensesScreen() {
  return <BooksScreen kind="expense" />;
}

export function RevenuesScreen() {
  return <BooksScreen kind="revenue" />;
}

/** Expenses or revenues of an organization, month by month. */
function BooksScreen({ kind }: { kind: BookingKind }) {
  const query = useQuery(financeQueries.books());
  return (
    <Page width="work">
      <Loaded query={query} failed="Couldn’t load the books" panel>
        {(books) =>
          books.settings ? (
            <OpenBooks key={kind} kind={kind} books={books} settings={books.settings} />
          ) : (
            <NoBooks kind={kind} mayManage={books.can.manage} />
          )
        }
      </Loaded>
    </Page>
  );
}

function NoBooks({ kind, mayManage }: { kind: BookingKind; mayManage: boolean }) {
  return (
    <Stack gap={16}>
      <PageTitle>{kindTexts[kind].title}</PageTitle>
      {mayManage ? (
        <Panel title="Set up your books" padded>
          <SettingsForm settings={null} />
        </Panel>
      ) : (
        <Panel>
          <EmptyState title="The books aren’t set up yet">
            An administrator of your organization chooses their currency first.
          </EmptyState>
        </Panel>
      )}
    </Stack>
  );
}

interface OpenBooksProps {
  kind: BookingKind;
  books: BooksReply;
  settings: BooksSettings;
}

function OpenBooks({ kind, books, settings }: OpenBooksProps) {
  const texts = kindTexts[kind];
  const { manage } = books.can;
  const { filters, setFilter } = useListFilters({ month: anyText, span: ['quarter'] as const });
  const span = filters.span || 'month';
  const thisMonth = firstMonthOf(books.today.slice(0, 7), span);
  const asked = /^\d{4}-(0[1-9]|1[0-2])$/.test(filters.month) ? filters.month : thisMonth;
  const month = firstMonthOf(asked, span);
  const [opened, setOpened] = useState<'add' | Extra | null>(null);
  const close = () => setOpened(null);
  return (
    <Stack gap={16}>
      <PageTitle
        below={manage ? spanName(month, span) : 'What you entered. An administrator approves it.'}
        actions={
          <>
            {manage && (
              <SegmentedControl
                label="Period"
                choices={[
                  { value: 'month', label: 'Month' },
                  { value: 'quarter', label: 'Quarter' },
                ]}
                value={span}
                onChange={(next) => setFilter('span', next === 'quarter' ? next : '')}
              />
            )}
            {manage && (
              <MonthPicker
                month={month}
                span={span}
                onChange={(next) => setFilter('month', next === thisMonth ? '' : next)}
              />
            )}
            {manage && <MoreMenu onOpen={setOpened} />}
            <Button
              variant="main"
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => setOpened('add')}
            >
              {texts.add}
            </Button>
          </>
        }
      >
        {texts.title}
      </PageTitle>
      {manage && <MonthPanels kind={kind} month={month} span={span} today={books.today} />}
      {manage && kind === 'revenue' && <SoldPanel month={month} span={span} currency={settings.currency} />}
      <BookingsPanel
        kind={kind}
        month={manage ? month : undefined}
        span={span}
        settings={settings}
        mayManage={manage}
      />
      {opened === 'add' && (
        <BookingModal kind={kind} booking={null} today={books.today} settings={settings} onClose={close} />
      )}
      {opened === 'categories' && (
        <CategoriesModal kind={kind} currency={settings.currency} onClose={close} />
      )}
      {opened === 'repeats' && (
        <RepeatsModal kind={kind} currency={settings.currency} today={books.today} onClose={close} />
      )}
      {opened === 'settings' && <SettingsModal settings={settings} onClose={close} />}
    </Stack>
  );
}
