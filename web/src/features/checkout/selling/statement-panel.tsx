import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { downloadStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import type { SellingAs, StatementReply } from '@chalkline/contract/money/selling.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { saveReply } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { monthName } from '../../../ui/month-names.ts';
import { timeNow } from '../../../ui/now.ts';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import styles from './selling.module.css';
import { sellingQueries } from './selling.queries.ts';

const monthsShown = 24;

/** The statement of one month, with its files. */
export function StatementPanel({ as, currency }: { as: SellingAs; currency: CurrencyCode }) {
  const months = lastMonths();
  const [month, setMonth] = useState(months[0] ?? '');
  const query = useQuery(sellingQueries.statement(as, month, currency));
  const save = useAction({
    send: (call, format: 'csv' | 'pdf') =>
      call(downloadStatement, { params: { as }, query: { month, currency, format } }),
    onDone: saveReply,
    failed: 'Couldn’t download the statement',
  });
  return (
    <Panel title="Statement" padded>
      <Stack>
        <SelectField
          label="Month"
          labelHidden
          choices={months.map((value) => ({ value, label: monthName(value, true) }))}
          value={month}
          onChange={setMonth}
        />
        <Loaded query={query} failed="Couldn’t load the statement">
          {(statement) => <Lines statement={statement} />}
        </Loaded>
        <Row>
          {(['csv', 'pdf'] as const).map((format) => (
            <Button
              key={format}
              busy={save.sending === format}
              aria-label={`Download statement as ${format.toUpperCase()}`}
              onClick={() => save.run(format)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </Row>
      </Stack>
    </Panel>
  );
}

function Lines({ statement }: { statement: StatementReply }) {
  const { currency, isBalanced, closing, cash, cashBy } = statement;
  const show = (amount: number) => showMoney(amount === 0 ? 0 : amount, currency);
  const lines = [
    ['Opening', statement.opening],
    ['Sales', statement.sales],
    ['Discounts', -statement.discounts],
    ['Refunds', -statement.refunds],
    ...(statement.paidOutside === 0 ? [] : [['Refunds you paid yourself', statement.paidOutside] as const]),
    ['Lost disputes', -statement.disputes],
    ['Fees', -statement.fees],
    ['Payouts', -statement.payouts],
  ] as const;
  const Icon = isBalanced ? IconCheck : IconAlertTriangle;
  return (
    <>
      <dl className={styles.statement}>
        {lines.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{show(amount)}</dd>
          </div>
        ))}
        <div className={styles.closing}>
          <dt>Closing</dt>
          <dd>{show(closing)}</dd>
        </div>
      </dl>
      <p className={isBalanced ? styles.good : styles.warn}>
        <Icon size={16} stroke={1.75} aria-hidden="true" />{' '}
        {isBalanced ? 'Equals the ledger' : 'Differs from the ledger. Contact us.'}
      </p>
      {cashBy.length > 0 && (
        <p className={text.hint}>
          {`${show(cash)} taken in cash at the desk: ${cashBy
            .map(({ name, amount }) => `${show(amount)} by ${name ?? 'someone not recorded'}`)
            .join(', ')}. It isn’t part of payouts.`}
        </p>
      )}
    </>
  );
}

/** This month and those before it, in UTC. */
function lastMonths(): string[] {
  const now = new Date(timeNow());
  return Array.from({ length: monthsShown }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index, 1)).toISOString().slice(0, 7),
  );
}
