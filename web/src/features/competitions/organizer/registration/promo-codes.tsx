import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { endPromoCode } from '@chalkline/contract/competitions/promo-codes.endpoints.ts';
import type { PromoCodeReply } from '@chalkline/contract/competitions/promo-codes.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { numberText } from '../../../../ui/locale.ts';
import { timeNow } from '../../../../ui/now.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { plannedTime } from '../../../../ui/times.ts';
import { moneyText } from '../../registration-texts.ts';
import { organizerQueries } from '../organizer.queries.ts';
import { PromoCodeModal } from './promo-code-modal.tsx';

/** The promo codes of a competition: what each takes off, and how often it was used. */
export function PromoCodes({ competition }: { competition: CompetitionReply }) {
  const { id, can } = competition;
  const query = useQuery(organizerQueries.promoCodes(id));
  const [isAdding, setIsAdding] = useState(false);
  const [ending, setEnding] = useState<PromoCodeReply | null>(null);
  const actions: Column<PromoCodeReply> = {
    key: 'actions',
    head: 'Actions',
    phone: 'corner',
    align: 'right',
    cell: (row) =>
      !isOver(row) && (
        <Button size={32} variant="text" aria-label={`End ${row.code}`} onClick={() => setEnding(row)}>
          End
        </Button>
      ),
  };
  const columns = columnsFor(competition);
  return (
    <Panel
      title="Promo codes"
      actions={
        can.edit && (
          <Button size={32} onClick={() => setIsAdding(true)}>
            Add a promo code
          </Button>
        )
      }
    >
      <Loaded query={query} failed="Couldn’t load promo codes">
        {(codes) =>
          codes.length === 0 ? (
            <EmptyState title="No promo codes yet">
              A promo code lowers the price for athletes who enter it.
            </EmptyState>
          ) : (
            <DataTable
              caption="Promo codes"
              columns={can.edit ? [...columns, actions] : columns}
              rows={codes}
              rowKey={(row) => row.id}
            />
          )
        }
      </Loaded>
      {isAdding && <PromoCodeModal competition={competition} onClose={() => setIsAdding(false)} />}
      {ending && (
        <ConfirmAction
          title={`End “${ending.code}”?`}
          confirm="End"
          keep="Keep it"
          danger
          send={(call) => call(endPromoCode, { params: { competitionId: id, promoCodeId: ending.id } })}
          done="Promo code ended"
          invalidates={[organizerQueries.promoCodes(id).queryKey]}
          onClose={() => setEnding(null)}
        >
          <p>No one can use it from now on. Orders that used it keep their price.</p>
        </ConfirmAction>
      )}
    </Panel>
  );
}

function columnsFor({ divisions, zone }: CompetitionReply): Column<PromoCodeReply>[] {
  const namesOf = (ids: readonly string[]) =>
    divisions
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ');
  return [
    { key: 'code', head: 'Code', phone: 'lead', cell: ({ code }) => code },
    { key: 'off', head: 'Takes off', cell: discountText },
    {
      key: 'for',
      head: 'For',
      cell: ({ divisionIds }) => (divisionIds === null ? 'All divisions' : namesOf(divisionIds)),
    },
    {
      key: 'uses',
      head: 'Used',
      align: 'right',
      cell: ({ uses, maxUses }) =>
        maxUses === null ? numberText(uses) : `${numberText(uses)} of ${numberText(maxUses)}`,
    },
    {
      key: 'until',
      head: 'Until',
      cell: (row) =>
        row.endsAt === null
          ? 'Registration closes'
          : `${isOver(row) ? 'Ended ' : ''}${plannedTime(row.endsAt, zone)}`,
    },
  ];
}

function isOver({ endsAt }: PromoCodeReply): boolean {
  return endsAt !== null && Date.parse(endsAt) <= timeNow();
}

function discountText({ kind, value, currency }: PromoCodeReply): string {
  if (kind === 'percent') return `${numberText(value / 100)}%`;
  return kind === 'amount' ? moneyText(value, currency) : `Price is ${moneyText(value, currency)}`;
}
