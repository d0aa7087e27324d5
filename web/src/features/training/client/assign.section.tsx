import { IconBarbell } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AssignModal } from '../requests/assign-modal.tsx';

/** Beside the name of a client: gives them a program. */
export function AssignSection({
  client,
}: {
  client: { readonly coachingId: string; readonly name: string };
}) {
  const [assigning, setAssigning] = useState(false);
  return (
    <>
      <Button
        variant="main"
        icon={<IconBarbell size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setAssigning(true)}
      >
        Assign a program
      </Button>
      {assigning && <AssignModal client={client} onClose={() => setAssigning(false)} />}
    </>
  );
}
