import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import {
  type DuplicatePair,
  type DuplicateSign,
  duplicatesShown,
} from '@chalkline/contract/competitions/entry-merge.schema.ts';
import { dismissDuplicate } from '@chalkline/contract/competitions/entry-merges.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../../../patterns/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { counted } from '../../../../ui/counted.ts';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { mergeQueries } from './merge.queries.ts';
import { MergeModal } from './merge-modal.tsx';

const signs: Readonly<Record<DuplicateSign, string>> = {
  name: 'Same name',
  email: 'Same email',
  birth_date: 'Same birth date and last name',
};

/** Pairs of entries that may be one athlete, collapsed; nothing while there are none. */
export function DuplicatesPanel({ competition }: { competition: CompetitionReply }) {
  const { id, can, divisions } = competition;
  const { data } = useQuery({ ...mergeQueries.duplicates(id), enabled: can.manageEntries });
  const [merging, setMerging] = useState<DuplicatePair | null>(null);
  const { run, sending, busy } = useAction({
    send: (call, { one, other }: DuplicatePair) =>
      call(dismissDuplicate, {
        params: { competitionId: id },
        body: { oneId: one.id, otherId: other.id },
      }),
    done: 'Duplicate dismissed',
    failed: 'Couldn’t dismiss the duplicate',
    invalidates: [organizerQueries.within(id)],
  });
  const close = () => setMerging(null);
  const dialog = merging && (
    <MergeModal competition={competition} entry={merging.one} otherId={merging.other.id} onClose={close} />
  );
  if (!data || data.length === 0) return dialog;
  const nameOf = ({ bib, name, divisionId }: DuplicatePair['one']) =>
    `${bib} ${name}, ${divisions.find((division) => division.id === divisionId)?.name ?? ''}`;
  const columns: Column<DuplicatePair>[] = [
    { key: 'one', head: 'Entry', phone: 'lead', cell: ({ one }) => nameOf(one) },
    { key: 'other', head: 'May be the same as', cell: ({ other }) => nameOf(other) },
    { key: 'signs', head: 'Why', cell: (pair) => pair.signs.map((sign) => signs[sign]).join(', ') },
    {
      key: 'actions',
      head: 'Actions',
      phone: 'actions',
      align: 'right',
      cell: (pair) => (
        <>
          <Button size={32} onClick={() => setMerging(pair)}>
            Compare and merge
          </Button>{' '}
          <Button size={32} busy={busy && sending === pair} onClick={() => run(pair)}>
            Different athletes
          </Button>
        </>
      ),
    },
  ];
  const count = counted(data.length, ['pair', 'pairs']);
  return (
    <>
      <Disclosure
        label="Possible duplicates"
        summary={data.length === duplicatesShown ? `First ${count}` : count}
      >
        <DataTable
          caption="Possible duplicates"
          columns={columns}
          rows={data}
          rowKey={({ one, other }) => `${one.id} ${other.id}`}
        />
      </Disclosure>
      {dialog}
    </>
  );
}
