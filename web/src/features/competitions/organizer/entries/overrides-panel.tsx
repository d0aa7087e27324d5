import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { EligibilityOverride } from '@chalkline/contract/competitions/entry.schema.ts';
import { PagedList, usePagedRows } from '../../../../patterns/paged-list.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { TimeAgo } from '../../../../ui/time-ago.tsx';
import { organizerQueries } from '../organizer.queries.ts';

const columns: readonly Column<EligibilityOverride>[] = [
  { key: 'athlete', head: 'Athlete', phone: 'lead', cell: ({ athlete, bib }) => `${athlete}, bib ${bib}` },
  { key: 'reason', head: 'Doesn’t fit', cell: ({ reason }) => reason },
  { key: 'by', head: 'Let in by', cell: ({ by }) => by ?? 'A deleted account' },
  { key: 'at', head: 'When', cell: ({ at }) => <TimeAgo at={at} /> },
];

/** The log of athletes whom the staff let in a division that they don't fit; nothing while there are none. */
export function OverridesPanel({ competition: { id, can } }: { competition: CompetitionReply }) {
  const query = organizerQueries.eligibilityOverrides(id);
  const rows = usePagedRows(query, { enabled: can.manageEntries });
  if (!rows || rows.length === 0) return null;
  return (
    <Panel title="Eligibility overrides">
      <PagedList
        query={query}
        page="overrides-page"
        failed="Couldn’t load the overrides"
        noun={['override', 'overrides']}
        empty={null}
      >
        {(shown) => (
          <DataTable
            caption="Eligibility overrides"
            columns={columns}
            rows={shown}
            rowKey={(row) => row.id}
          />
        )}
      </PagedList>
    </Panel>
  );
}
