import type { TicketTypeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { eventLimits } from '@chalkline/contract/groups/group-facts.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { eventQueries } from '../events.queries.ts';
import styles from './ticket-choice.module.css';

interface Hidden {
  readonly code: string;
  readonly types: readonly TicketTypeReply[];
  readonly isWrong: boolean;
  readonly isLoading: boolean;
  readonly open: (code: string) => void;
}

/** The ticket types that a code opens; links carry it as `?code=`. */
export function useHiddenTypes(eventId: string): Hidden {
  const [params] = useSearchParams();
  const [code, open] = useState((params.get('code') ?? '').slice(0, eventLimits.typeCode));
  const { data, isLoading } = useQuery({ ...eventQueries.hiddenTypes(eventId, code), enabled: code !== '' });
  return { code, types: data ?? [], isWrong: data?.length === 0, isLoading, open };
}

/** Takes the code of hidden tickets. */
export function HiddenTypes({ hidden }: { hidden: Hidden }) {
  const [isOpen, setOpen] = useState(hidden.isWrong);
  const [typed, setTyped] = useState(hidden.code);
  if (hidden.types.length > 0) return null;
  if (!isOpen && !hidden.isWrong)
    return (
      <div className={styles.foot}>
        <Button variant="text" onClick={() => setOpen(true)}>
          Enter a ticket code
        </Button>
      </div>
    );
  return (
    <form
      className={styles.foot}
      onSubmit={(event) => {
        event.preventDefault();
        hidden.open(typed.trim());
      }}
    >
      <TextField
        id="ticket-code"
        label="Ticket code"
        autoComplete="off"
        maxLength={eventLimits.typeCode}
        error={
          hidden.isWrong &&
          typed.trim() === hidden.code &&
          'No tickets have this code. Check it, and try again.'
        }
        value={typed}
        onChange={(change) => setTyped(change.currentTarget.value)}
      />
      <Button type="submit" wide size={48} busy={hidden.isLoading} disabled={typed.trim() === ''}>
        Show tickets
      </Button>
    </form>
  );
}
