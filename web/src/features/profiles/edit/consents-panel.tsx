import type { ConsentPurpose, ConsentReply } from '@chalkline/contract/accounts/consent.schema.ts';
import { listConsents, withdrawConsent } from '@chalkline/contract/accounts/consents.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { call } from '../../../platform/calls.ts';
import { consentDoor } from '../../../platform/consent-door.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { dayText } from '../../../ui/times.ts';
import { consentsKey, consentTexts } from '../consents/consent-texts.ts';
import styles from './edit.module.css';

/** What of their health the person agreed to have kept, to take it back. */
export function ConsentsPanel() {
  const query = useQuery({
    queryKey: consentsKey,
    queryFn: async ({ signal }) => (await call(listConsents, {}, { signal })).data,
  });
  const [withdrawing, setWithdrawing] = useState<ConsentPurpose | null>(null);
  return (
    <Panel title="Health data" padded>
      <Stack gap={16}>
        <p className={text.muted}>
          We keep data about your health only with your consent, and ask when you first enter some.
        </p>
        <Loaded query={query} failed="Couldn’t load your consents">
          {(consents) => (
            <ul className={styles.rows} aria-label="Your consents">
              {consents.map((consent) => (
                <li key={consent.purpose}>
                  <span>
                    {consentTexts[consent.purpose].label}
                    <br />
                    <span className={text.hint}>{stateText(consent)}</span>
                  </span>
                  {consent.givenAt !== null && (
                    <Button
                      size={32}
                      aria-label={`Withdraw consent: ${consentTexts[consent.purpose].label}`}
                      onClick={() => setWithdrawing(consent.purpose)}
                    >
                      Withdraw
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Stack>
      {withdrawing && <Withdraw purpose={withdrawing} onClose={() => setWithdrawing(null)} />}
    </Panel>
  );
}

function stateText({ givenAt, withdrawnAt }: ConsentReply): string {
  if (givenAt !== null) return `You agreed on ${dayText(givenAt)}`;
  return withdrawnAt === null ? 'Not asked yet' : `Withdrawn on ${dayText(withdrawnAt)}`;
}

function Withdraw({ purpose, onClose }: { purpose: ConsentPurpose; onClose: () => void }) {
  const { label, deleted } = consentTexts[purpose];
  return (
    <ConfirmAction
      title={`Withdraw your consent for “${label}”?`}
      confirm="Withdraw and delete"
      keep="Keep it"
      danger
      send={(call) => call(withdrawConsent, { params: { purpose } })}
      done="Consent withdrawn, data deleted"
      // Whatever showed some of it: the diary, the log, charts, a trainer's page.
      invalidates={[[]]}
      onDone={() => void consentDoor.withdrawn(purpose)}
      onClose={onClose}
    >
      <p>We delete this now, and it can’t be undone: {deleted}</p>
      <p>
        To keep a copy,{' '}
        <Link className={text.link} to={urlOf('editProfile', {}, { tab: 'data' })}>
          export your data
        </Link>{' '}
        first.
      </p>
    </ConfirmAction>
  );
}
