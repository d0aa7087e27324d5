import { reasonTexts } from '@chalkline/contract/groups/moderation-reasons.ts';
import type { CaseRow } from '@chalkline/contract/moderation/case.schema.ts';
import { type CaseTab, caseTabs } from '@chalkline/contract/moderation/moderation-kinds.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link } from 'react-router';
import { ListSearch, NoMatches, useListSearch } from '../../patterns/list-search.tsx';
import { PagedList } from '../../patterns/paged-list.tsx';
import { useListFilters } from '../../patterns/use-list-filters.ts';
import { counted } from '../../ui/counted.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { TabLinks } from '../../ui/tabs.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { PageTitle } from '../../ui/titles.tsx';
import styles from './moderation.module.css';
import { moderationQueries } from './moderation.queries.ts';
import { actionText, titleOf, whyHere } from './moderation-texts.ts';

const labels: Readonly<Record<CaseTab, string>> = { open: 'Open', appeals: 'Appeals', done: 'Done' };
const addressOf = (tab: CaseTab, search = '') =>
  urlOf('moderation', {}, { tab: tab === 'open' ? '' : tab, search });

/** What was reported where the viewer moderates, oldest first. */
export function ModerationScreen() {
  const { filters } = useListFilters({ tab: caseTabs });
  const tab = filters.tab || 'open';
  const search = useListSearch();
  const { data: counts } = useQuery(moderationQueries.counts());
  const tabs = caseTabs.map((key) => ({
    label: labels[key],
    to: addressOf(key, search),
    count: key === 'done' ? undefined : counts?.[key],
  }));
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageTitle
          below={`${tab === 'done' ? 'Newest' : 'Oldest'} first. What’s about you or reported by you isn’t in your list.`}
        >
          Moderation
        </PageTitle>
        <TabLinks label="Reports" tabs={tabs} current={addressOf(tab, search)} />
        <ListSearch label="Search reports" placeholder="Person, group or number" />
        <Panel>
          <PagedList
            key={tab}
            query={moderationQueries.list(tab, search)}
            failed="Couldn’t load reports"
            skeleton={<SkeletonRows rows={4} />}
            noun={['case', 'cases']}
            empty={
              search ? (
                <NoMatches many="cases">Try the start of a name, or the number alone.</NoMatches>
              ) : (
                <EmptyState title={empty[tab][0]}>{empty[tab][1]}</EmptyState>
              )
            }
          >
            {(cases) => (
              <ul className={styles.rows}>
                {cases.map((one) => (
                  <li key={one.id}>
                    <CaseLine case={one} />
                  </li>
                ))}
              </ul>
            )}
          </PagedList>
        </Panel>
      </Stack>
    </Page>
  );
}

const empty: Readonly<Record<CaseTab, readonly [string, string]>> = {
  open: ['Nothing to decide', 'What people report appears here.'],
  appeals: ['No open appeals', 'When someone appeals another moderator’s decision, you decide here.'],
  done: ['Nothing decided yet', 'Decided reports stay here for two years.'],
};

function CaseLine({ case: one }: { case: CaseRow }) {
  const { id, about, kind, reason, reports, openedAt, decided, isHidden, state } = one;
  const why = whyHere(one);
  return (
    <Link className={styles.row} to={urlOf('moderationCase', { caseId: id })}>
      <span className={styles.words}>
        <b>{titleOf(one)}</b>
        <span className={styles.below}>
          {about && kind !== 'person' && `${kind === 'member' ? '' : 'By '}${about.name}. `}
          {reasonTexts[reason]}
          {kind !== 'member' && `, ${counted(reports, ['report', 'reports'])}`}
        </span>
        {state === 'open' && why && <span className={clsx(styles.below, styles.bad)}>{why}</span>}
        {state === 'open' && isHidden && <span className={styles.below}>Hidden until decided</span>}
        {state === 'decided' && decided && (
          <span className={styles.below}>
            {actionText(decided.action)}
            {decided.by && ` by ${decided.by}`}
          </span>
        )}
      </span>
      <span className={styles.age}>
        <TimeAgo at={state === 'decided' && decided ? decided.at : openedAt} />
      </span>
    </Link>
  );
}
