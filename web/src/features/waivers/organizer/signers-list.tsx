import {
  type SignerReply,
  type SignerState,
  signerStates,
} from '@chalkline/contract/waivers/waiver.schema.ts';
import { useState } from 'react';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { waiverQueries } from '../waivers.queries.ts';
import styles from './organizer.module.css';
import { SignatureModal } from './signature-modal.tsx';

const stateLabels: Readonly<Record<SignerState, string>> = {
  signed: 'Signed',
  outdated: 'Signed an earlier version',
  missing: 'Missing',
};

/** Everyone who takes part, and whether they have signed. */
export function SignersList({ waiverId }: { waiverId: string }) {
  const { filters, isNarrowed, setFilter, clear } = useListFilters({ search: anyText, signed: signerStates });
  const [search, setSearch] = useSearchText('search');
  const [open, setOpen] = useState<SignerReply | null>(null);
  return (
    <>
      <div className={styles.bar}>
        <SearchField label="Search people" placeholder="Name" value={search} onChange={setSearch} />
        <SelectField
          label="Signature"
          labelHidden
          choices={[
            { value: '', label: 'All' },
            ...signerStates.map((state) => ({ value: state, label: stateLabels[state] })),
          ]}
          value={filters.signed}
          onChange={(state) => setFilter('signed', state as SignerState | '')}
        />
      </div>
      <PagedList
        query={waiverQueries.signers(waiverId, { state: filters.signed, search: filters.search })}
        page="signers-page"
        failed="Couldn’t load signatures"
        noun={['person', 'people']}
        empty={
          isNarrowed ? (
            <EmptyState
              title="No matching people"
              action={
                <Button size={32} onClick={clear}>
                  Clear filters
                </Button>
              }
            />
          ) : (
            <EmptyState title="No one takes part yet">
              People appear here as they register or sign up.
            </EmptyState>
          )
        }
      >
        {(rows) => (
          <DataTable caption="Signatures" columns={columns(setOpen)} rows={rows} rowKey={({ key }) => key} />
        )}
      </PagedList>
      {open?.signature && (
        <SignatureModal
          waiverId={waiverId}
          signatureId={open.signature.id}
          name={open.name}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function stateOf({ state, hasAccount, waitsForGuardian }: SignerReply): string {
  if (waitsForGuardian) return 'Waiting for guardian';
  return state === 'missing' && !hasAccount ? 'Missing, no account yet' : stateLabels[state];
}

const columns = (onOpen: (signer: SignerReply) => void): readonly Column<SignerReply>[] => [
  {
    key: 'name',
    head: 'Name',
    phone: 'lead',
    cell: ({ name, detail }) => (
      <>
        <b>{name}</b> <span className={text.hint}>{detail}</span>
      </>
    ),
  },
  {
    key: 'state',
    head: 'Signature',
    cell: (signer) => <span className={styles[signer.state]}>{stateOf(signer)}</span>,
  },
  {
    key: 'version',
    head: 'Version',
    align: 'right',
    cell: ({ signature }) => signature?.number ?? '–',
  },
  {
    key: 'signedAt',
    head: 'Signed',
    cell: ({ signature }) => (signature ? <TimeAgo at={signature.signedAt} /> : '–'),
  },
  { key: 'guardian', head: 'Guardian', cell: ({ signature }) => signature?.guardian ?? '–' },
  {
    key: 'actions',
    head: 'Actions',
    align: 'right',
    phone: 'actions',
    cell: (signer) =>
      signer.signature && (
        <Button size={32} aria-label={`View signature: ${signer.name}`} onClick={() => onOpen(signer)}>
          View
        </Button>
      ),
  },
];
