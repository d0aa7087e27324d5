import {
  type AuditLogLine,
  type AuditSpan,
  auditSpans,
  auditThings,
} from '@chalkline/contract/administration/audit-log.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link, useSearchParams } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useSearchText, withParam } from '../../../platform/use-search-text.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { administrationQueries } from '../administration.queries.ts';
import styles from '../lists.module.css';
import { loggedReason, loggedState, loggedText, spanLabels, thingText } from '../logged/history-text.ts';
import { ThingLink } from '../logged/thing-link.tsx';
import { noWayIn } from '../no-way-in.tsx';

const usual: AuditSpan = '30';

/** What was done on the whole site: by whom (`?search=`, `?by=`), to what (`?what=`) and when (`?days=`). */
export function AuditLog() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useSearchText('search');
  const days = auditSpans.find((one) => one === params.get('days')) ?? usual;
  const thing = auditThings.find((one) => one === params.get('what'));
  const actor = params.get('by');
  const searched = params.get('search') ?? '';
  const choose = (name: string, value: string) =>
    setParams((now) => withParam(now, name, value), { replace: true });
  return (
    <Panel>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label="Search by who did it"
            placeholder="Who did it: name or email"
            value={search}
            onChange={setSearch}
          />
        </div>
        <SelectField
          label="What it was done to"
          labelHidden
          choices={[
            { value: 'any', label: 'Done to anything' },
            ...auditThings.map((value) => ({ value, label: thingText(value) })),
          ]}
          value={thing ?? 'any'}
          onChange={(to) => choose('what', to === 'any' ? '' : to)}
        />
        <SelectField
          label="When"
          labelHidden
          choices={auditSpans.map((value) => ({ value, label: spanLabels[value] }))}
          value={days}
          onChange={(to) => choose('days', to === usual ? '' : to)}
        />
        {actor && (
          <Button size={32} onClick={() => choose('by', '')}>
            Show everyone’s actions
          </Button>
        )}
      </div>
      <PagedList
        query={administrationQueries.auditLog({
          days,
          search: searched,
          ...(thing && { thing }),
          ...(actor && { actor }),
        })}
        failed="Couldn’t load the audit log"
        refused={noWayIn}
        noun={['action', 'actions']}
        empty={<EmptyState title="No matching actions">Choose a longer time or fewer filters.</EmptyState>}
      >
        {(lines) => (
          <DataTable caption="Audit log" columns={columns} rows={lines} rowKey={({ id }) => id} dense />
        )}
      </PagedList>
    </Panel>
  );
}

const columns: readonly Column<AuditLogLine>[] = [
  { key: 'what', head: 'Action', phone: 'lead', cell: (line) => `${loggedText(line)}${loggedState(line)}` },
  {
    key: 'who',
    head: 'By',
    cell: ({ actor }) =>
      actor ? (
        <Link className={text.link} to={urlOf('allUsers', {}, { tab: 'log', by: actor.id })}>
          {actor.name}
        </Link>
      ) : (
        'System'
      ),
  },
  {
    key: 'thing',
    head: 'Done to',
    cell: (line) => <ThingLink line={line} />,
  },
  { key: 'why', head: 'Reason', cell: (line) => loggedReason(line) || <span className={text.hint}>–</span> },
  { key: 'when', head: 'When', align: 'right', cell: ({ at }) => <TimeAgo at={at} /> },
];
