import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { useSearchText, withParam } from '../../../platform/use-search-text.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './athletes.module.css';
import { AthletesTable } from './athletes-table.tsx';

/** Who takes part: found by name, gym or bib, by division; both in the address. */
export function AthletesSection({ competition }: { competition: CompetitionReply }) {
  const [params, change] = useAddressParams();
  const [search, setSearch] = useSearchText('search');
  const { divisions } = competition;
  const asked = params.get('division') ?? '';
  const divisionId = divisions.some(({ id }) => id === asked) ? asked : '';
  return (
    <section className={styles.section} aria-label="Athletes">
      <div className={styles.tools}>
        <SearchField
          className={styles.search ?? ''}
          label="Athletes"
          placeholder="Name, gym, region or bib"
          value={search}
          onChange={setSearch}
        />
        {divisions.length > 1 && (
          <SelectField
            className={styles.division ?? ''}
            label="Division"
            labelHidden
            choices={[
              { value: '', label: 'All divisions' },
              ...divisions.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={divisionId}
            onChange={(value) =>
              change((now) => withParam(now, 'division', value), { preventScrollReset: true })
            }
          />
        )}
      </div>
      <Panel>
        <AthletesTable
          competition={competition}
          asked={{ search: (params.get('search') ?? '').trim().slice(0, 200), divisionId }}
        />
      </Panel>
    </section>
  );
}
