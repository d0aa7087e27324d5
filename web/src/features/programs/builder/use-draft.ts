import { CallFailed } from '@chalkline/contract/http/client.ts';
import type { ProgramDraftReply, ProgramPatch } from '@chalkline/contract/programs/program.schema.ts';
import type { ProgramTree } from '@chalkline/contract/programs/program-tree.schema.ts';
import { changeProgram, getProgramDraft } from '@chalkline/contract/programs/programs.endpoints.ts';
import { useEffect, useRef, useState } from 'react';
import { call, queryClient } from '../../../platform/calls.ts';
import { useKeptValues } from '../../../platform/kept-values.ts';
import { programQueries } from '../programs.queries.ts';
import { edited, newHistory, redone, undone } from './edit-history.ts';

/** A pause after the last edit, and between two tries while the network is away. */
const pauseMs = { edit: 700, retry: 4000 } as const;

/** Why the last save did not arrive: no network, another device was first, or the server refused it. */
type Trouble = 'network' | 'conflict' | { readonly refused: unknown };

export interface Draft {
  readonly tree: ProgramTree;
  readonly edit: (change: (tree: ProgramTree) => ProgramTree) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly isSaved: boolean;
  readonly trouble: Trouble | null;
  /** Saves what is not saved yet and then this; gives the draft as it is then. */
  readonly save: (also?: Omit<ProgramPatch, 'version' | 'tree'>) => Promise<ProgramDraftReply>;
  /** After a conflict: takes what the other device saved, or saves this over it. */
  readonly takeTheirs: () => Promise<void>;
  readonly keepMine: () => Promise<void>;
}

/** The weeks of a program while they are built: saved at every pause, kept while they can't be. */
export function useDraft(program: ProgramDraftReply): Draft {
  const { id: programId } = program;
  const [history, setHistory] = useState(() => newHistory(program.tree));
  const [stored, setStored] = useState({ tree: program.tree, version: program.version });
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [tries, setTries] = useState(0);
  const sending = useRef<Promise<ProgramDraftReply> | null>(null);
  const latest = useRef({ tree: program.tree, stored });
  latest.current = { tree: history.present, stored };
  const isSaved = history.present === stored.tree;

  const kept = useKeptValues('weeks', () => (isSaved ? null : { tree: history.present }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: given back once, when the builder comes
  useEffect(() => {
    const before = kept.take();
    if (before) setHistory((now) => edited(now, before.tree as ProgramTree));
  }, []);

  async function send(also: Omit<ProgramPatch, 'version' | 'tree'> = {}): Promise<ProgramDraftReply> {
    const { tree, stored: from } = latest.current;
    const body = { ...also, ...(tree !== from.tree && { tree }), version: from.version };
    const { data } = await call(changeProgram, { params: { programId }, body });
    latest.current = { ...latest.current, stored: { tree, version: data.version } };
    setStored(latest.current.stored);
    queryClient.setQueryData(programQueries.draft(programId).queryKey, data);
    return data;
  }

  /** One after the other: each names the version that the one before made. */
  function save(also?: Omit<ProgramPatch, 'version' | 'tree'>): Promise<ProgramDraftReply> {
    const before = sending.current?.catch(() => null) ?? Promise.resolve(null);
    const next = before.then(() => send(also));
    sending.current = next;
    return next;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: saved again after each edit and each try
  useEffect(() => {
    if (isSaved || trouble === 'conflict') return;
    const away = trouble === 'network';
    const attempt = () =>
      save().then(
        () => setTrouble(null),
        (failure: unknown) => {
          setTrouble(troubleOf(failure));
          setTries((count) => count + 1);
        },
      );
    const timer = setTimeout(attempt, away ? pauseMs.retry : pauseMs.edit);
    if (away) window.addEventListener('online', attempt);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', attempt);
    };
  }, [history.present, isSaved, trouble === 'network' ? tries : 0]);

  async function readAgain(): Promise<ProgramDraftReply> {
    const { data } = await call(getProgramDraft, { params: { programId } });
    return data;
  }
  return {
    tree: history.present,
    edit: (change) => {
      setTrouble((now) => (now === 'conflict' || now === 'network' ? now : null));
      setHistory((now) => {
        const next = change(now.present);
        return next === now.present ? now : edited(now, next);
      });
    },
    undo: history.past.length > 0 ? () => setHistory(undone) : null,
    redo: history.future.length > 0 ? () => setHistory(redone) : null,
    isSaved,
    trouble,
    save,
    takeTheirs: async () => {
      const { tree, version } = await readAgain();
      setStored({ tree, version });
      setHistory(newHistory(tree));
      setTrouble(null);
    },
    keepMine: async () => {
      const { tree, version } = await readAgain();
      setStored({ tree, version });
      setTrouble(null);
    },
  };
}

function troubleOf(failure: unknown): Trouble {
  if (!(failure instanceof CallFailed)) return { refused: failure };
  if (failure.code === 'state_changed') return 'conflict';
  const isPassing = failure.status === 0 || failure.status === 429 || failure.status >= 500;
  return isPassing ? 'network' : { refused: failure };
}
