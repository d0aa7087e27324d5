import type { ConsentPurpose } from '@chalkline/contract/accounts/consent.schema.ts';
import { giveConsent } from '@chalkline/contract/accounts/consents.endpoints.ts';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { consentsKey, consentTexts } from './consent-texts.ts';

interface ConsentDialogProps {
  purpose: ConsentPurpose;
  /** The first one counts. */
  onAnswer: (isGiven: boolean) => void;
}

/** Says what is kept and why, before any of it is. */
export function ConsentDialog({ purpose, onAnswer }: ConsentDialogProps) {
  const { title, kept, seen } = consentTexts[purpose];
  return (
    <ConfirmAction
      title={title}
      confirm="Agree and save"
      keep="Don’t keep it"
      send={(call) => call(giveConsent, { params: { purpose } })}
      invalidates={[consentsKey]}
      onDone={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <p>{kept} This is data about your health, so we keep it only if you agree.</p>
      <p>{seen} We never use it for advertising.</p>
      <p>You can withdraw your consent under Edit profile → Privacy. We then delete what we kept.</p>
    </ConfirmAction>
  );
}
