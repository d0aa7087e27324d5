import type { ImportReply } from '@chalkline/contract/http/import.schema.ts';
import { useRef, useState } from 'react';
import { errorText } from './error-texts.ts';
import { useKeptState } from './use-kept-state.ts';

interface ImportInput {
  readonly csv: string;
  readonly dryRun: boolean;
}

interface ImportOptions<Reply> {
  readonly run: (input: ImportInput, idempotencyKey: string) => Promise<Reply>;
  readonly done: (reply: Reply) => void;
}

export interface ImportState<Reply> {
  readonly csv: string;
  /** Another file or text: what was seen of the old one is dropped. */
  readonly bring: (csv: string) => void;
  /** What would come of it; null until it has been checked. */
  readonly preview: Reply | null;
  /** Something besides the text changed, so what was seen does not hold any more. */
  readonly forget: () => void;
  readonly check: () => void;
  readonly confirm: () => void;
  readonly busy: boolean;
  readonly refusal: string | null;
}

/** The two steps of an import: a preview that changes nothing, then all rows or none. */
export function useImport<Reply extends ImportReply>(options: ImportOptions<Reply>): ImportState<Reply> {
  const [csv, setCsv] = useKeptState('import', '');
  const [preview, setPreview] = useState<Reply | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  // Kept when no answer came: the server then gives the one it has.
  const key = useRef('');
  /** Counts what is asked for and what makes that old. */
  const turn = useRef(0);

  const forget = () => {
    turn.current += 1;
    setPreview(null);
    setRefusal(null);
    key.current = '';
  };

  async function send(dryRun: boolean): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    if (dryRun || key.current === '') key.current = crypto.randomUUID();
    turn.current += 1;
    const mine = turn.current;
    try {
      const reply = await options.run({ csv, dryRun }, key.current);
      if (reply.imported) options.done(reply);
      // Of rows that were changed meanwhile nothing is shown: others would go in than those that were seen.
      if (turn.current !== mine) return;
      key.current = '';
      if (!reply.imported) setPreview(reply);
    } catch (failure) {
      if (turn.current === mine) setRefusal(errorText(failure));
    } finally {
      setBusy(false);
    }
  }

  return {
    csv,
    bring: (text) => {
      setCsv(text);
      forget();
    },
    preview,
    forget,
    check: () => void send(true),
    confirm: () => void send(false),
    busy,
    refusal,
  };
}
