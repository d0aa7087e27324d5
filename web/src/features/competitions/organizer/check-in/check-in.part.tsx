import { checkInStates } from '@chalkline/contract/competitions/check-in.schema.ts';
import { checkInsTopic } from '@chalkline/contract/competitions/check-in-topics.ts';
import { exportCheckIns } from '@chalkline/contract/competitions/check-ins.endpoints.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { IconScan } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HelpLink } from '../../../../patterns/help-link.tsx';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { PagedList } from '../../../../patterns/paged-list.tsx';
import { anyText, useListFilters } from '../../../../patterns/use-list-filters.ts';
import { call } from '../../../../platform/calls.ts';
import { useLive } from '../../../../platform/live/use-live.ts';
import { useSearchText } from '../../../../platform/use-search-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Figure, Figures } from '../../../../ui/figures.tsx';
import { numberText } from '../../../../ui/locale.ts';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { ExportButton } from '../imports/export-button.tsx';
import styles from './check-in.module.css';
import { checkInQueries } from './check-in.queries.ts';
import { CheckInTable } from './check-in-table.tsx';
import { ScanModal } from './scan-modal.tsx';

const all = 'all';

/** The Check-in part: who is there, found by name, bib or QR code. Other desks' check-ins appear by themselves. */
export function CheckInPart({ competition }: { competition: CompetitionReply }) {
  const { id, can, divisions } = competition;
  const [isScanning, setScanning] = useState(false);
  const [search, setSearch] = useSearchText('search');
  const { filters, isNarrowed, setFilter } = useListFilters({
    search: anyText,
    division: anyText,
    state: checkInStates,
  });
  const cache = useQueryClient();
  const refresh = () => void cache.invalidateQueries({ queryKey: checkInQueries.within(id) });
  useLive(checkInsTopic(id), { onEvent: refresh, onReset: refresh });
  const { division, ...asked } = filters;
  return (
    <Stack gap={16}>
      <PageTitle
        help={<HelpLink answer="check-in" about="checking athletes in" />}
        actions={
          <>
            <ExportButton
              read={async () => (await call(exportCheckIns, { params: { competitionId: id } })).data}
            />
            {can.checkIn && (
              <Button
                variant="main"
                icon={<IconScan size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => setScanning(true)}
              >
                Scan a code
              </Button>
            )}
          </>
        }
      >
        Check-in
      </PageTitle>
      <Counters competitionId={id} divisionId={division} />
      <Panel>
        <div className={styles.bar}>
          <SearchField
            label="Search athletes"
            placeholder="Name, team member or bib"
            value={search}
            onChange={setSearch}
          />
          <SelectField
            label="Division"
            labelHidden
            choices={[
              { value: all, label: 'All divisions' },
              ...divisions.map(({ id: value, name: label }) => ({ value, label })),
            ]}
            value={division === '' ? all : division}
            onChange={(chosen) => setFilter('division', chosen === all ? '' : chosen)}
          />
          <SegmentedControl
            label="Show"
            choices={[
              { value: all, label: 'All' },
              { value: 'waiting', label: 'To check in' },
              { value: 'in', label: 'Checked in' },
            ]}
            value={filters.state === '' ? all : filters.state}
            onChange={(chosen) => setFilter('state', chosen === all ? '' : chosen)}
          />
        </div>
        <PagedList
          query={checkInQueries.list(id, { ...asked, divisionId: division })}
          failed="Couldn’t load the check-in list"
          skeleton={<SkeletonRows rows={8} avatar={false} />}
          noun={['athlete', 'athletes']}
          empty={
            isNarrowed ? (
              <EmptyState title="No matching athletes">Try another search or other filters.</EmptyState>
            ) : (
              <EmptyState title="No athletes yet">
                Athletes appear here once they register or you add them.
              </EmptyState>
            )
          }
        >
          {(rows) => <CheckInTable competition={competition} rows={rows} />}
        </PagedList>
      </Panel>
      {isScanning && <ScanModal competition={competition} onClose={() => setScanning(false)} />}
    </Stack>
  );
}

/** Of all, or of the division that is shown. */
function Counters({ competitionId, divisionId }: { competitionId: string; divisionId: string }) {
  const query = useQuery(checkInQueries.counts(competitionId));
  return (
    <Loaded query={query} failed="Couldn’t load the counts" panel>
      {(counts) => {
        const { expected, checkedIn } =
          counts.divisions.find((division) => division.divisionId === divisionId) ?? counts;
        return (
          <Figures>
            <Figure label="Checked in" value={numberText(checkedIn)} after={`of ${numberText(expected)}`} />
            <Figure label="To check in" value={numberText(expected - checkedIn)} />
          </Figures>
        );
      }}
    </Loaded>
  );
}
