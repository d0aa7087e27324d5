import { orderLimits } from '@chalkline/contract/checkout/order.schema.ts';
import { refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import type { SaleReply } from '@chalkline/contract/checkout/sales.schema.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { MoneyField } from '../../../patterns/money-field.tsx';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choices.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { checkoutQueries } from '../checkout.queries.ts';
import { moneyText } from '../order/order-text.ts';
import { RefundEffects } from './refund-effects.tsx';
import { RefundRule } from './refund-rule.tsx';
import { SaleUnits } from './sale-units.tsx';
import styles from './sales.module.css';
import { type RefundMode, refundOf, unitsOf } from './sold-units.ts';
import { takeBackTexts } from './take-back-texts.ts';

/** Refunds pieces of an order: by its rule, all that is left, or any amount, with what follows from it beside. */
export function RefundDesk({ sale }: { sale: SaleReply }) {
  const { order } = sale;
  const { currency } = order;
  const texts = takeBackTexts(order.kind);
  const units = unitsOf(sale);
  const open = units.filter(({ canRefund }) => canRefund);
  const isFree = order.total === 0;
  const hasRule = open.some(({ byRule }) => byRule > 0);
  const [chosenIds, setChosenIds] = useState<readonly string[]>(
    open.length === 1 ? open.map(({ id }) => id) : [],
  );
  const [mode, setMode] = useState<RefundMode>(hasRule ? 'rule' : 'all');
  const [typed, setTyped] = useState(Number.NaN);
  const [releases, setReleases] = useState<boolean | null>(null);
  const [note, setNote] = useKeptState('refund note', '');
  const [asking, setAsking] = useState(false);
  const chosen = open.filter(({ id }) => chosenIds.includes(id));
  const amount = refundOf(chosen, { mode, typed });
  const takeBack = isFree || (releases ?? mode !== 'amount');
  const isReady = chosen.length > 0 && amount !== null && (isFree || amount > 0);
  const verb = isFree ? 'Cancel' : 'Refund';
  const named = isFree || !isReady ? verb : `${verb} ${moneyText(amount, currency)}`;
  const most = chosen.reduce((sum, { left }) => sum + left, 0);
  const toggle = (id: string) =>
    setChosenIds((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id]));
  return (
    <div className={styles.desk}>
      <Panel title={isFree ? 'What to cancel' : 'What to refund'}>
        <SaleUnits sale={sale} chosen={chosenIds} onToggle={toggle} />
        <div className={styles.fields}>
          {!isFree && (
            <>
              <RefundRule rule={sale.refundRule} currency={currency} startsAt={order.startsAt} />
              <SegmentedControl
                label="How much"
                labelShown
                choices={[
                  ...(hasRule ? [{ value: 'rule' as const, label: 'By the rule' }] : []),
                  { value: 'all' as const, label: 'Everything' },
                  { value: 'amount' as const, label: 'Other amount' },
                ]}
                value={mode}
                onChange={setMode}
              />
              {mode === 'amount' && (
                <MoneyField
                  id="amount"
                  label="Amount"
                  currency={currency}
                  value={typed}
                  onChange={setTyped}
                  hint={`Up to ${moneyText(most, currency)}. You can give more than the rule, but not more than was paid.`}
                  error={chosen.length > 0 && typed > most ? 'That’s more than is left.' : undefined}
                />
              )}
              <Checkbox
                label={texts.label}
                hint={texts.hint}
                checked={takeBack}
                onChange={(change) => setReleases(change.currentTarget.checked)}
              />
            </>
          )}
          <TextField
            label="Why"
            optional
            hint="Kept with the refund. The buyer doesn’t see it."
            maxLength={orderLimits.refundNote}
            value={note}
            onChange={(change) => setNote(change.currentTarget.value)}
          />
        </div>
      </Panel>
      <Panel title="What happens" padded>
        <Stack gap={16}>
          <RefundEffects sale={sale} chosen={chosen} amount={isReady ? amount : null} takeBack={takeBack} />
          <Button variant="main" size={48} wide disabled={!isReady} onClick={() => setAsking(true)}>
            {named}
          </Button>
        </Stack>
      </Panel>
      {asking && isReady && (
        <ConfirmAction
          title={isFree ? `Cancel for ${order.buyerName}?` : `${named} to ${order.buyerName}?`}
          confirm={named}
          keep={isFree ? 'Keep' : 'Don’t refund'}
          danger
          done={
            isFree
              ? 'Canceled'
              : order.isCash
                ? 'The desk lists the cash to give back'
                : 'The refund is on its way'
          }
          invalidates={[checkoutQueries.all]}
          send={(call) =>
            call(refundOrder, {
              params: { orderId: order.id },
              body: {
                unitIds: chosen.map(({ id }) => id),
                ...(!isFree && { amount, takeBack }),
                ...(note.trim() !== '' && { note: note.trim() }),
              },
            })
          }
          onClose={() => setAsking(false)}
        >
          <RefundEffects sale={sale} chosen={chosen} amount={amount} takeBack={takeBack} />
        </ConfirmAction>
      )}
    </div>
  );
}
