import { IconArrowUp, IconCircleCheck, IconClock, IconLayoutDashboard, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { Avatar, AvatarStack } from '../../ui/avatar.tsx';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { ControlRoom } from '../../ui/control-room.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { type Column, DataTable, type Sorting } from '../../ui/data-table.tsx';
import { Dock, UnsavedMark } from '../../ui/dock.tsx';
import { Fact, Facts, Figure, Figures } from '../../ui/figures.tsx';
import { Row } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { TabLinks, Tabs } from '../../ui/tabs.tsx';
import text from '../../ui/text.module.css';
import { PageTitle, SectionTitle } from '../../ui/titles.tsx';
import styles from './components-page.module.css';
import { Part } from './part.tsx';

const names = ['Signe Halvorsen', 'Amara Okonkwo', 'Yui Tanabe', 'Zofia Wrona'];
const nothing = () => undefined;

const tabs = [
  { key: 'feed', label: 'Feed' },
  { key: 'members', label: 'Members', count: 412 },
  { key: 'events', label: 'Events', count: 3 },
] as const;

export function PeoplePart() {
  const [tab, setTab] = useState<'feed' | 'members' | 'events'>('feed');
  return (
    <Part title="Tabs, pages, people">
      <Tabs id="example" label="Community" tabs={tabs} current={tab} onChange={setTab}>
        <p className={text.hint}>The content of {tab}.</p>
      </Tabs>
      <Pager summary="25–48 of 128" onNewer={nothing} onOlder={nothing} />
      <Row gap={12}>
        {names.map((name, index) => (
          <Avatar key={name} name={name} size={[56, 44, 34, 28][index] ?? 34} />
        ))}
        <AvatarStack
          people={[{ name: 'Ines Carvalho' }, { name: 'Mereana Tautahi' }, { name: 'Duc Anh Phan' }]}
          total={12}
        />
      </Row>
      <Bar value={74} max={100} label="Spots taken" />
      <Bar value={91} max={100} label="Spots taken" tone="hot" />
      <Bar value={40} max={100} label="Reps done" tone="volt" />
      <Bar value={60} max={100} label="Checks done" tone="good" size="thin" />
    </Part>
  );
}

export function FiguresPart() {
  return (
    <Part title="Figures and facts" span={8}>
      <Figures>
        <Figure
          label="Entries"
          value="166"
          after="of 240"
          note={
            <>
              <IconArrowUp size={14} stroke={1.75} aria-hidden="true" /> 17 in the last 7 days
            </>
          }
        />
        <Figure label="Gross" before="KES" value="975,000" note="Refunds 27,000, fees 0" />
        <Figure label="Next payout" value="1 Dec" note="KES 948,000" />
        <Figure label="Judges" value="22" after="of 34" note="12 short on Sunday" tone="warn" />
      </Figures>
      <Facts>
        <Fact label="When" value="Sat 5 – Sun 6 Dec 2026" note="East Africa Time, in 21 days" />
        <Fact label="Where" value="Afraha Grounds, Nakuru" note="Kenya, on site" />
        <Fact label="Field" value="166 of 240 registered" note="6 divisions, 14 countries" />
        <Fact label="Scoring" value="Points table" note="Best single finish breaks ties" />
      </Facts>
    </Part>
  );
}

interface Entry {
  date: string;
  what: string;
  paid: boolean;
  amount: string;
}

const entries: readonly Entry[] = [
  { date: '12 Nov 2026', what: 'Entry, Wanjiru Kamande', paid: true, amount: '6,000.00' },
  { date: '11 Nov 2026', what: 'Refund, Mateus Albuquerque', paid: false, amount: '−4,500.00' },
  { date: '10 Nov 2026', what: 'Entry, Grace Nalubega', paid: true, amount: '9,000.00' },
];

const columns: readonly Column<Entry>[] = [
  { key: 'date', head: 'Date', cell: (entry) => entry.date, sort: 'date' },
  { key: 'what', head: 'What', cell: (entry) => entry.what, phone: 'lead' },
  {
    key: 'state',
    head: 'State',
    cell: ({ paid }) => (
      <Row gap={4}>
        {paid ? <IconCircleCheck size={16} stroke={1.75} /> : <IconClock size={16} stroke={1.75} />}
        {paid ? 'Paid' : 'Pending'}
      </Row>
    ),
  },
  { key: 'amount', head: 'Amount', cell: (entry) => entry.amount, align: 'right', sort: 'amount' },
];

export function TablePart() {
  const [sorting, setSorting] = useState<Sorting>({ by: 'date', direction: 'desc' });
  const [search, setSearch] = useState('');
  return (
    <Part title="Panel with a table" span={12}>
      <Panel
        title="Statement"
        actions={
          <>
            <SearchField label="Statement" placeholder="Name" value={search} onChange={setSearch} />
            <Button size={32}>Export</Button>
          </>
        }
        footer={<Pager summary="1–3 of 166" label="Pages of the statement" onOlder={nothing} />}
      >
        <DataTable
          caption="Statement"
          columns={columns}
          rows={entries.filter((entry) => entry.what.toLowerCase().includes(search.toLowerCase()))}
          rowKey={(entry) => entry.date}
          rowState={(entry) => (entry.paid ? undefined : 'changed')}
          sorting={sorting}
          onSort={setSorting}
        />
      </Panel>
    </Part>
  );
}

export function LayoutPart() {
  return (
    <Part title="Titles, side menu, dock" span={12}>
      <SectionTitle count={128}>All competitions</SectionTitle>
      <div className={styles.frame} data-on-frame="">
        <Crumbs steps={[{ label: 'Fitness Challenges', to: '/' }, { label: 'Kenya' }]} />
        <TabLinks
          label="Divisions"
          onFrame
          current="/ui"
          tabs={[
            { to: '/ui', label: 'Women Rx', live: true },
            { to: '/ui?men', label: 'Men Rx', count: 40 },
          ]}
        />
      </div>
      <ControlRoom
        label="Control room"
        current="/ui"
        items={[
          { label: 'Overview', to: '/ui', icon: <IconLayoutDashboard size={20} stroke={1.75} /> },
          { label: 'Athletes', to: '/ui?athletes', icon: <IconUsers size={20} stroke={1.75} />, count: 166 },
        ]}
      >
        <PageTitle
          below="Sat 5 – Sun 6 December 2026, Nakuru. 21 days to go."
          actions={
            <>
              <Button>Share</Button>
              <Button variant="main">Publish workout 4</Button>
            </>
          }
        >
          Overview
        </PageTitle>
      </ControlRoom>
      <div className={styles.phone}>
        <Dock
          always
          action={
            <Button variant="main" size={48}>
              Register
            </Button>
          }
        >
          <b className={text.h4}>from KES 4,500</b>
          <p className={text.hint}>74 of 240 spots left</p>
        </Dock>
        <Dock always action={<Button variant="main">Save</Button>}>
          <UnsavedMark />
        </Dock>
      </div>
    </Part>
  );
}
