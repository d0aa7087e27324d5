import type { WaiverReply, WaiversReply } from '@chalkline/contract/waivers/waiver.schema.ts';
import { signWaiver } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { useState } from 'react';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { exactTime } from '../../../ui/times.ts';
import { waiverQueries } from '../waivers.queries.ts';
import { CopyButton } from './copy-button.tsx';
import { emptySignature, isSigned, type SignatureDraft, SignaturePad } from './signature-pad.tsx';
import { WaiverText } from './waiver-text.tsx';

interface WaiverPanelProps {
  waiver: WaiverReply;
  papers: WaiversReply;
  /** It was missed: the seller asks for it. */
  error?: string | null;
}

/** One waiver: its words, and the place to sign; once signed, by whom and when. */
export function WaiverPanel({ waiver, papers, error }: WaiverPanelProps) {
  const { mine, number } = waiver;
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
            <Row>
              <CopyButton waiverId={waiver.id} signatureId={mine.id} title={waiver.title} />
            </Row>
          </>
        ) : (
          <>
            {mine && <Note tone="warn">This waiver has changed since you signed it. Sign it again.</Note>}
            {error && (
              <Note tone="bad" announced>
                {error}
              </Note>
            )}
            <SignForm key={waiver.versionId} waiver={waiver} papers={papers} />
          </>
        )}
      </Stack>
    </Panel>
  );
}

const emptyGuardian = { name: '', relation: '', signature: emptySignature };

function SignForm({ waiver, papers }: Pick<WaiverPanelProps, 'waiver' | 'papers'>) {
  const { adultIfBornBy, signer } = papers;
  const of = `waiver ${waiver.versionId}`;
  const [name, setName] = useKeptState(`${of} name`, signer?.name ?? '');
  const [own, setOwn] = useKeptState<SignatureDraft>(`${of} signature`, emptySignature);
  const [birthDate, setBirthDate] = useKeptState(`${of} birth date`, '');
  const [guardian, setGuardian] = useKeptState(`${of} guardian`, emptyGuardian);
  const [isPressed, setPressed] = useState(false);
  const asksBirthDate = adultIfBornBy !== null && signer !== null && !signer.hasBirthDate;
  const isMinor = asksBirthDate
    ? birthDate !== '' && birthDate > (adultIfBornBy ?? '')
    : (signer?.isMinor ?? false);
  const problems = {
    name: name.trim() === '' && 'Enter your full name.',
    own: !isSigned(own) && 'Sign here.',
    birthDate: asksBirthDate && birthDate === '' && 'Enter your birth date.',
    guardianName: isMinor && guardian.name.trim() === '' && 'Enter the name of a parent or guardian.',
    relation: isMinor && guardian.relation.trim() === '' && 'Enter how they’re related to you.',
    guardian: isMinor && !isSigned(guardian.signature) && 'A parent or guardian signs here.',
  };
  const shown = (problem: string | false) => (isPressed && problem ? problem : undefined);
  const sign = useAction({
    send: (call) =>
      call(signWaiver, {
        params: { waiverId: waiver.id },
        body: {
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
        },
      }),
    done: 'Waiver signed',
    invalidates: [waiverQueries.all],
  });
  const press = () => {
    setPressed(true);
    if (Object.values(problems).every((problem) => problem === false)) sign.run();
  };
  return (
    <FormBody>
      <TextField
        label="Your full name"
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
      <SignaturePad label="Your signature" value={own} onChange={setOwn} error={shown(problems.own)} />
      {isMinor && (
        <>
          <Note>You’re under 18 on the day. A parent or guardian signs with you, on this device.</Note>
          <TextField
            label="Parent or guardian"
            value={guardian.name}
            maxLength={120}
            error={shown(problems.guardianName)}
            onChange={(change) => setGuardian({ ...guardian, name: change.currentTarget.value })}
          />
          <TextField
            label="Relation to you"
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
      <ActionError error={sign.error} />
      <div>
        <Button variant="solid" busy={sign.busy} onClick={press}>
          Sign waiver
        </Button>
      </div>
    </FormBody>
  );
}
