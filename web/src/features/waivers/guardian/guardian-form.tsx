import { signAsGuardian } from '@chalkline/contract/waivers/guardians.endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { emptySignature, isSigned, SignaturePad } from '../../../ui/signature-pad.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { waiverQueries } from '../waivers.queries.ts';

/** The guardian's name, relation and signature. */
export function GuardianForm({ token }: { token: string }) {
  const cache = useQueryClient();
  const [name, setName] = useState('');
  const [relation, setRelation] = useState('');
  const [signature, setSignature] = useState(emptySignature);
  const [isPressed, setPressed] = useState(false);
  const problems = {
    name: name.trim() === '' && 'Enter your full name.',
    relation: relation.trim() === '' && 'Enter how you’re related.',
    signature: !isSigned(signature) && 'Sign here.',
  };
  const shown = (problem: string | false) => (isPressed && problem ? problem : undefined);
  const sign = useAction({
    send: (call) => {
      const drawing = signature.isTyped ? null : signature.strokes;
      return call(signAsGuardian, { params: { token }, body: { name, relation, drawing } });
    },
    onDone: (signed) => cache.setQueryData(waiverQueries.guardian(token).queryKey, signed),
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
      <TextField
        label="You are their"
        placeholder="Mother"
        value={relation}
        maxLength={60}
        error={shown(problems.relation)}
        onChange={(change) => setRelation(change.currentTarget.value)}
      />
      <SignaturePad
        label="Your signature"
        value={signature}
        onChange={setSignature}
        error={shown(problems.signature)}
      />
      <ActionError error={sign.error} />
      <div>
        <Button variant="main" busy={sign.busy} onClick={press}>
          Sign waiver
        </Button>
      </div>
    </FormBody>
  );
}
