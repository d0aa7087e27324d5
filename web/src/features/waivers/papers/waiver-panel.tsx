import { isEmail, normalizedEmail } from '@chalkline/contract/http/email-address.ts';
import { askGuardian } from '@chalkline/contract/waivers/guardians.endpoints.ts';
import type { newSignature, WaiverReply, WaiversReply } from '@chalkline/contract/waivers/waiver.schema.ts';
import { signWaiver } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import type { KeyedCall } from '../../../patterns/keyed-call.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { emptySignature, isSigned, type SignatureDraft, SignaturePad } from '../../../ui/signature-pad.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { exactTime } from '../../../ui/times.ts';
import { waiverQueries } from '../waivers.queries.ts';
import { CopyButton } from './copy-button.tsx';
import { WaiverText } from './waiver-text.tsx';

interface WaiverPanelProps {
  waiver: WaiverReply;
  papers: WaiversReply;
  /** It was missed: the seller asks for it. */
  error?: string | null;
  onSigned?: (() => void) | undefined;
  /** What they have just said elsewhere on the screen, so that they need not say it twice. */
  saidBirthDate?: string | null | undefined;
  /** Signs for somebody else’s place, such as a ticket, on this device. */
  place?: SignPlace | undefined;
}

export interface SignPlace {
  readonly sign: (call: KeyedCall, waiverId: string, body: NewSignatureBody) => Promise<unknown>;
  readonly invalidates: readonly QueryKey[];
}

type NewSignatureBody = z.input<typeof newSignature>;

/** One waiver: its words, and the place to sign; once signed, by whom and when. */
export function WaiverPanel({ waiver, papers, error, onSigned, place, saidBirthDate }: WaiverPanelProps) {
  const { mine, number, guardianAsked } = waiver;
  return (
    <Panel title={waiver.title} padded actions={<span className={text.hint}>{`Version ${number}`}</span>}>
      <Stack gap={16}>
        <WaiverText {...waiver} />
        {mine?.isCurrent ? (
          <>
            <Note tone="good" announced>
              {`Signed by ${mine.name}, ${exactTime(mine.signedAt)}`}
              {mine.number < number && `, in version ${mine.number}`}
            </Note>
            {!place && (
              <Row>
                <CopyButton waiverId={waiver.id} signatureId={mine.id} title={waiver.title} />
              </Row>
            )}
          </>
        ) : (
          <>
            {mine && <Note tone="warn">This waiver has changed since you signed it. Sign it again.</Note>}
            {guardianAsked && <GuardianWaits {...guardianAsked} />}
            {error && (
              <Note tone="bad" announced>
                {error}
              </Note>
            )}
            <SignForm
              key={waiver.versionId}
              waiver={waiver}
              papers={papers}
              place={place}
              saidBirthDate={saidBirthDate}
              onSigned={onSigned}
            />
          </>
        )}
      </Stack>
    </Panel>
  );
}

/** Until the guardian has signed; the form stays, to send another link or to sign together. */
function GuardianWaits({ email, expiresAt }: NonNullable<WaiverReply['guardianAsked']>) {
  return (
    <Note>
      {`You’ve signed. We emailed a link to ${email} for your parent or guardian; it works until ${exactTime(expiresAt)}. To use another email or sign together, sign again below.`}
    </Note>
  );
}

type GuardianWay = 'here' | 'mail';

const guardianWays = [
  { value: 'here', label: 'On this device' },
  { value: 'mail', label: 'By email' },
] as const;

const emptyGuardian = { name: '', relation: '', signature: emptySignature };

function SignForm({ waiver, papers, onSigned, place, saidBirthDate }: Omit<WaiverPanelProps, 'error'>) {
  const { adultIfBornBy, signer } = papers;
  const of = `waiver ${waiver.versionId}${place ? ` ${signer?.name}` : ''}`;
  const [name, setName] = useKeptState(`${of} name`, signer?.name ?? '');
  const [own, setOwn] = useKeptState<SignatureDraft>(`${of} signature`, emptySignature);
  const [typedBirthDate, setBirthDate] = useKeptState(`${of} birth date`, '');
  const birthDate = typedBirthDate || (saidBirthDate ?? '');
  const [guardian, setGuardian] = useKeptState(`${of} guardian`, emptyGuardian);
  const [way, setWay] = useKeptState<GuardianWay>(`${of} way`, 'here');
  const [email, setEmail] = useKeptState(`${of} guardian email`, '');
  const [isPressed, setPressed] = useState(false);
  const asksBirthDate = adultIfBornBy !== null && signer !== null && !signer.hasBirthDate;
  const isMinor = asksBirthDate
    ? birthDate !== '' && birthDate > (adultIfBornBy ?? '')
    : (signer?.isMinor ?? false);
  const signsHere = isMinor && way === 'here';
  const byMail = isMinor && way === 'mail';
  const problems = {
    name: name.trim() === '' && 'Enter your full name.',
    own: !isSigned(own) && 'Sign here.',
    birthDate: asksBirthDate && birthDate === '' && 'Enter your birth date.',
    email: byMail && !isEmail(normalizedEmail(email)) && 'Enter an email such as parent@example.com.',
    guardianName: signsHere && guardian.name.trim() === '' && 'Enter the name of a parent or guardian.',
    relation: signsHere && guardian.relation.trim() === '' && 'Enter how they’re related to you.',
    guardian: signsHere && !isSigned(guardian.signature) && 'A parent or guardian signs here.',
  };
  const shown = (problem: string | false) => (isPressed && problem ? problem : undefined);
  const sign = useAction({
    send: (call): Promise<unknown> => {
      const body = {
        versionId: waiver.versionId,
        name,
        drawing: own.isTyped ? null : own.strokes,
        birthDate: asksBirthDate ? birthDate : null,
        guardian: isMinor
          ? {
              name: guardian.name,
              relation: guardian.relation,
              drawing: guardian.signature.isTyped ? null : guardian.signature.strokes,
            }
          : null,
      };
      return place
        ? place.sign(call, waiver.id, body)
        : call(signWaiver, { params: { waiverId: waiver.id }, body });
    },
    done: 'Waiver signed',
    onDone: () => onSigned?.(),
    invalidates: [waiverQueries.all, ...(place?.invalidates ?? [])],
  });
  const ask = useAction({
    send: (call) =>
      call(askGuardian, {
        params: { waiverId: waiver.id },
        body: {
          versionId: waiver.versionId,
          name,
          drawing: own.isTyped ? null : own.strokes,
          birthDate: asksBirthDate ? birthDate : null,
          email: email.trim(),
        },
      }),
    done: 'Link sent',
    invalidates: [waiverQueries.all],
  });
  const action = byMail ? ask : sign;
  const press = () => {
    setPressed(true);
    if (Object.values(problems).every((problem) => problem === false)) action.run();
  };
  return (
    <FormBody>
      <TextField
        label={place ? 'Full name' : 'Your full name'}
        autoComplete="name"
        value={name}
        maxLength={120}
        error={shown(problems.name)}
        onChange={(change) => setName(change.currentTarget.value)}
      />
      {asksBirthDate && (
        <TextField
          type="date"
          label="Birth date"
          hint="Never public. Minors sign together with a parent or guardian."
          value={birthDate}
          error={shown(problems.birthDate)}
          onChange={(change) => setBirthDate(change.currentTarget.value)}
        />
      )}
      <SignaturePad
        label={place ? 'Signature' : 'Your signature'}
        value={own}
        onChange={setOwn}
        error={shown(problems.own)}
      />
      {isMinor && (
        <>
          <Note>
            {place
              ? 'Under 18 on the day: a parent or guardian signs too, on this device.'
              : 'You’re under 18 on the day, so a parent or guardian signs too.'}
          </Note>
          {!place && (
            <SegmentedControl
              label="They sign"
              labelShown
              wide
              choices={guardianWays}
              value={way}
              onChange={setWay}
            />
          )}
        </>
      )}
      {byMail && (
        <TextField
          type="email"
          label="Their email"
          hint="They get a link to read and sign the waiver, without an account."
          value={email}
          error={shown(problems.email)}
          onChange={(change) => setEmail(change.currentTarget.value)}
        />
      )}
      {signsHere && (
        <>
          <TextField
            label="Parent or guardian"
            value={guardian.name}
            maxLength={120}
            error={shown(problems.guardianName)}
            onChange={(change) => setGuardian({ ...guardian, name: change.currentTarget.value })}
          />
          <TextField
            label={place ? 'Relation to them' : 'Relation to you'}
            placeholder="Mother"
            value={guardian.relation}
            maxLength={60}
            error={shown(problems.relation)}
            onChange={(change) => setGuardian({ ...guardian, relation: change.currentTarget.value })}
          />
          <SignaturePad
            label="Signature of the parent or guardian"
            value={guardian.signature}
            onChange={(signature) => setGuardian({ ...guardian, signature })}
            error={shown(problems.guardian)}
          />
        </>
      )}
      <ActionError error={action.error} />
      <div>
        <Button variant="solid" busy={action.busy} onClick={press}>
          {byMail ? 'Sign and send link' : 'Sign waiver'}
        </Button>
      </div>
    </FormBody>
  );
}
