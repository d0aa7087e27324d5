import type { PromoCodeReply } from '@chalkline/contract/checkout/promo-code.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { localeNow, numberText } from '../../ui/locale.ts';
import { timeNow } from '../../ui/now.ts';
import { Panel } from '../../ui/panel.tsx';
import { plannedTime } from '../../ui/planned-time.ts';
import { ConfirmAction } from '../confirm-action.tsx';
import { Loaded } from '../loaded.tsx';
import type { PromoCodeDesk, ScopedPromoCode } from './promo-code-desk.ts';
import { PromoCodeModal } from './promo-code-modal.tsx';

/** Promo codes: what each takes off, and how often it was used. */
export function PromoCodesPanel({ desk }: { desk: PromoCodeDesk }) {
  const { mayEdit, words } = desk;
  const query = useQuery(desk.query);
  const [isAdding, setIsAdding] = useState(false);
  const [ending, setEnding] = useState<ScopedPromoCode | null>(null);
  const actions: Column<ScopedPromoCode> = {
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
  const columns = columnsFor(desk);
  return (
    <Panel
      title="Promo codes"
      actions={
        mayEdit && (
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
              A promo code lowers the price for {words.buyers.toLowerCase()} who enter it.
            </EmptyState>
          ) : (
            <DataTable
              caption="Promo codes"
              columns={mayEdit ? [...columns, actions] : columns}
              rows={codes}
              rowKey={(row) => row.id}
            />
          )
        }
      </Loaded>
      {isAdding && <PromoCodeModal desk={desk} onClose={() => setIsAdding(false)} />}
      {ending && (
        <ConfirmAction
          title={`End “${ending.code}”?`}
          confirm="End"
          keep="Keep it"
          danger
          send={(call) => desk.end(call, ending.id)}
          done="Promo code ended"
          invalidates={[desk.query.queryKey]}
          onClose={() => setEnding(null)}
        >
          <p>No one can use it from now on. Orders that used it keep their price.</p>
        </ConfirmAction>
      )}
    </Panel>
  );
}

function columnsFor({ items, zone, words, series }: PromoCodeDesk): Column<ScopedPromoCode>[] {
  const namesOf = (ids: readonly string[]) =>
    [...items, ...(series?.items ?? [])]
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ');
  return [
    { key: 'code', head: 'Code', phone: 'lead', cell: ({ code }) => code },
    { key: 'off', head: 'Takes off', cell: discountText },
    {
      key: 'for',
      head: 'For',
      cell: ({ itemIds, minimum, currency, scope }) =>
        [
          scope === 'series' && series?.choices.find(({ value }) => value === scope)?.label,
          itemIds === null ? (scope === 'series' && series?.allItems) || words.allItems : namesOf(itemIds),
          minimum > 0 && `orders from ${moneyText(minimum, currency)}`,
        ]
          .filter(Boolean)
          .join(', '),
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
        row.endsAt === null ? words.end : `${isOver(row) ? 'Ended ' : ''}${plannedTime(row.endsAt, zone)}`,
    },
  ];
}

const moneyText = (amount: number, currency: PromoCodeReply['currency']) =>
  showMoney(amount, currency, localeNow());

function isOver({ endsAt }: PromoCodeReply): boolean {
  return endsAt !== null && Date.parse(endsAt) <= timeNow();
}

function discountText({ kind, value, currency }: PromoCodeReply): string {
  if (kind === 'percent') return `${numberText(value / 100)}%`;
  return kind === 'amount' ? moneyText(value, currency) : `Price is ${moneyText(value, currency)}`;
}
