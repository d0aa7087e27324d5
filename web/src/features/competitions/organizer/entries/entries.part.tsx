import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { exportEntries } from '@chalkline/contract/competitions/exports.endpoints.ts';
import { IconFileUpload, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../../platform/calls.ts';
import { useAddressParams } from '../../../../platform/use-address-params.ts';
import { useSearchText, withParam } from '../../../../platform/use-search-text.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Row, Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Chip } from '../../../../ui/tag.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { partUrl } from '../dashboard/parts.ts';
import { ExportButton } from '../imports/export-button.tsx';
import { DuplicatesPanel } from './duplicates-panel.tsx';
import styles from './entries.module.css';
import { EntriesImport } from './entries-import.tsx';
import { EntriesList } from './entries-list.tsx';
import { EntryModal } from './entry-modal.tsx';
import { OverridesPanel } from './overrides-panel.tsx';
import { StateFilter } from './state-filter.tsx';

const all = 'all';

/** The Athletes part: search, add, edit, move, import and export entries. */
export function EntriesPart({ competition }: { competition: CompetitionReply }) {
  const { id, can, divisions } = competition;
  const [params, change] = useAddressParams();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: competitionQueries.all });
  if (params.get('do') === 'import' && can.manageEntries) {
    const imported = () => {
      void refresh();
      navigate(partUrl(id, 'entries'));
    };
    return <EntriesImport competition={competition} onImported={imported} />;
  }
  const divisionId = params.get('division') ?? '';
  const lacks = params.get('lacks') !== null;
  return (
    <Stack gap={16}>
      <PageTitle actions={<EntriesActions competition={competition} onSaved={refresh} />}>Athletes</PageTitle>
      <DuplicatesPanel competition={competition} />
      <Panel>
        <div className={styles.bar}>
          <EntriesSearch />
          <SelectField
            label="Division"
            labelHidden
            choices={[
              { value: all, label: 'All divisions' },
              ...divisions.map((division) => ({ value: division.id, label: division.name })),
            ]}
            value={divisionId === '' ? all : divisionId}
            onChange={(chosen) =>
              change((now) => withParam(now, 'division', chosen === all ? '' : chosen), { replace: true })
            }
          />
          <StateFilter
            competition={competition}
            value={params.get('state') ?? ''}
            onChange={(state) => change((now) => withParam(now, 'state', state), { replace: true })}
          />
          {(competition.hideMinors || lacks) && (
            <Row>
              <Chip
                on={lacks}
                onClick={() =>
                  change((now) => withParam(now, 'lacks', lacks ? '' : 'birth_date'), { replace: true })
                }
              >
                No birth date
              </Chip>
            </Row>
          )}
        </div>
        <EntriesList competition={competition} onSaved={refresh} />
      </Panel>
      <OverridesPanel competition={competition} />
    </Stack>
  );
}

function EntriesSearch() {
  const [search, setSearch] = useSearchText('search');
  return (
    <SearchField label="Search athletes" placeholder="Name, gym or bib" value={search} onChange={setSearch} />
  );
}

interface PartProps {
  competition: CompetitionReply;
  onSaved: () => void;
}

function EntriesActions({ competition, onSaved }: PartProps) {
  const { id, can, role, divisions } = competition;
  const [adding, setAdding] = useState(false);
  const close = () => setAdding(false);
  return (
    <>
      {(role === 'owner' || role === 'manager') && (
        <ExportButton
          read={async () => (await call(exportEntries, { params: { competitionId: id } })).data}
        />
      )}
      {can.manageEntries && (
        <ButtonLink
          to={partUrl(id, 'entries', { do: 'import' })}
          icon={<IconFileUpload size={18} stroke={1.75} aria-hidden="true" />}
        >
          Import
        </ButtonLink>
      )}
      {can.manageEntries && divisions.length > 0 && (
        <Button
          variant="main"
          icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          Add an athlete
        </Button>
      )}
      {adding && (
        <EntryModal
          competition={competition}
          entry={null}
          divisionId={divisions[0]?.id ?? ''}
          onClose={close}
          onSaved={() => {
            close();
            onSaved();
          }}
        />
      )}
    </>
  );
}
