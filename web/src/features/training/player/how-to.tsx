import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { HowToModal } from '../../../patterns/exercises/how-to-modal.tsx';
import { Button } from '../../../ui/button.tsx';
import { musclesText } from '../found-exercises.ts';
import { useExercises } from '../use-exercises.ts';

/** How the exercise of a set is done, from what the phone keeps; nothing for one that isn’t there anymore. */
export function HowTo({ personId, exerciseId }: { personId: string; exerciseId: string }) {
  const { data } = useExercises(personId);
  const [open, setOpen] = useState(false);
  const exercise = data?.find(({ id }) => id === exerciseId);
  if (!exercise) return null;
  return (
    <>
      <Button
        variant="frame"
        size={48}
        icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        How to do it
      </Button>
      {open && <HowToModal exercise={exercise} textOf={musclesText} onClose={() => setOpen(false)} />}
    </>
  );
}
