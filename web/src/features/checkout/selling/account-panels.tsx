import type { PayoutAccountState } from '@chalkline/contract/money/money.lifecycles.ts';
import { requirementTexts } from '@chalkline/contract/money/requirement-texts.ts';
import { readPayoutAccount, renewOnboarding } from '@chalkline/contract/money/selling.endpoints.ts';
import type { PayoutAccountReply } from '@chalkline/contract/money/selling.schema.ts';
import { IconAlertTriangle, IconCircleCheck, IconExternalLink, IconRefresh } from '@tabler/icons-react';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { ConnectForm } from './connect-form.tsx';
import { HeldNote } from './held-note.tsx';
import styles from './selling.module.css';
import { sellingQueries } from './selling.queries.ts';

const steps: Readonly<Record<PayoutAccountState, number>> = {
  none: 0,
  onboarding: 1,
  restricted: 2,
  disabled: 2,
  enabled: 3,
};

const words: Readonly<Record<PayoutAccountState, string>> = {
  none: 'Connect an account to get paid out. Until then, you can sell, and we keep your money for you.',
  onboarding: 'You’ve started. Fill in your details to sell and get paid out.',
  restricted: 'The provider needs more details before you can sell.',
  disabled: 'The provider disabled this account. Open it there to see why.',
  enabled: 'Everything works. Payouts go out on the 1st of each month.',
};

/** A payout account: how far it is, what is missing, what works. */
export function AccountPanels({ account }: { account: PayoutAccountReply }) {
  const { state, chargesEnabled, payoutsEnabled } = account;
  const labels = ['Start', 'Your details', 'Review', 'Ready'];
  const now = steps[state];
  return (
    <Stack gap={24}>
      <Stepper
        label="Steps to a payout account"
        steps={labels.map((label, index) => ({ label, done: index < now || state === 'enabled' }))}
        current={now}
      />
      <div className={styles.columns}>
        <Panel title={account.name} padded>
          <Stack>
            <Note tone={state === 'enabled' ? 'good' : state === 'none' ? 'info' : 'warn'}>
              {words[state]}
            </Note>
            <HeldNote account={account} />
            {account.provider === 'test' && (
              <p className={text.hint}>This site uses test payments: no money moves.</p>
            )}
            {state === 'none' ? <ConnectForm as={account.as} /> : <Connected account={account} />}
          </Stack>
        </Panel>
        <Panel title="What works">
          <ul className={styles.lines}>
            {/* Without an account, sales go through the platform’s. */}
            <Works label="Paid sales" works={chargesEnabled || state === 'none'} />
            <Works label="Payouts" works={payoutsEnabled} />
            <Works label="Places you’ve sold" works yes="Always valid" />
          </ul>
        </Panel>
      </div>
    </Stack>
  );
}

function Works({ label, works, yes = 'On' }: { label: string; works: boolean; yes?: string }) {
  const Icon = works ? IconCircleCheck : IconAlertTriangle;
  return (
    <li>
      <span>{label}</span>
      <b className={works ? styles.good : styles.warn}>
        <Icon size={16} stroke={1.75} aria-hidden="true" />
        {works ? yes : 'Off'}
      </b>
    </li>
  );
}

function Connected({ account }: { account: PayoutAccountReply }) {
  const { connectedAccountId, requirements, readAt, state } = account;
  const params = { connectedAccountId: connectedAccountId ?? '' };
  const open = useAction({
    send: async (call) => (await call(renewOnboarding, { params })).address,
    onDone: (address) => globalThis.location.assign(address),
    failed: 'Couldn’t open the payment provider',
  });
  const read = useAction({
    send: (call) => call(readPayoutAccount, { params }),
    invalidates: [sellingQueries.all],
    failed: 'Couldn’t read the account',
  });
  const missing = requirementTexts(requirements);
  return (
    <>
      {missing.length > 0 && (
        <section aria-labelledby="still-needed">
          <h3 id="still-needed">Still needed</h3>
          <ul className={styles.missing}>
            {missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      )}
      <Row>
        <Button
          variant={state === 'enabled' ? 'line' : 'main'}
          icon={<IconExternalLink size={18} stroke={1.75} aria-hidden="true" />}
          busy={open.busy}
          onClick={() => open.run()}
        >
          {state === 'enabled' ? 'Open at the provider' : 'Continue at the provider'}
        </Button>
        <Button
          icon={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
          busy={read.busy}
          onClick={() => read.run()}
        >
          Refresh
        </Button>
      </Row>
      {readAt && (
        <p className={text.hint}>
          Last checked <TimeAgo at={readAt} />
        </p>
      )}
    </>
  );
}
