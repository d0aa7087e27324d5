import { exportScoreLog, getScoreLogHead } from '@chalkline/contract/competitions/score-log.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { call } from '../../../platform/calls.ts';
import { errorText } from '../../../platform/error-texts.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { numberText } from '../../../ui/locale.ts';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import styles from './check-board.module.css';

interface CheckBoardProps {
  competitionId: string;
  view: 'public' | 'inside';
}

/** How anyone can check the board: opened on request, because the log is read and hashed for it. */
export function CheckBoard(props: CheckBoardProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.check} aria-label="Check this board">
      <h3 className={text.h5}>Check this board</h3>
      {isOpen ? (
        <ScoreLog {...props} />
      ) : (
        <>
          <p className={text.muted}>You can rank it yourself and see that nothing was changed.</p>
          <Button onClick={() => setIsOpen(true)}>Show how</Button>
        </>
      )}
    </section>
  );
}

/** The score log, and the hash it must end with. */
function ScoreLog({ competitionId, view }: CheckBoardProps) {
  const asked = { params: { competitionId }, query: { view } };
  const head = useQuery({
    queryKey: ['score-log-head', competitionId, view],
    queryFn: async () => (await call(getScoreLogHead, asked)).data,
    staleTime: 0,
    retry: false,
  });
  const log = useAction({
    send: (send, _what: 'log' | 'names') => send(exportScoreLog, asked),
    onDone: ({ fileName, content, names }, what) => {
      if (what === 'log') saveFile(fileName, content, 'application/jsonl;charset=utf-8');
      else saveFile(names.fileName, names.content, 'text/csv;charset=utf-8');
      void head.refetch();
    },
  });
  return (
    <>
      <p className={text.muted}>
        The score log has every score, correction, penalty and setting that the leaderboards of this
        competition are ranked from. Each line is sealed with a hash, so any change shows. Names are in a
        separate file.
      </p>
      {head.isPending && <SkeletonText lines={2} label="Loading the log’s hash" />}
      {head.isError && <p role="alert">{errorText(head.error)}</p>}
      {head.data && (
        <>
          <p>
            {`Hash of line ${numberText(head.data.lines)}, the last:`}
            <br />
            <code className={styles.hash}>{head.data.head}</code>
          </p>
          <div className={styles.files}>
            <Button busy={log.busy} onClick={() => log.run('log')}>
              Download score log
            </Button>
            <Button busy={log.busy} onClick={() => log.run('names')}>
              Download names
            </Button>
          </div>
          <p className={text.muted}>
            To check it, run <code>npm run board:verify -- FILE --head HASH</code>. It follows every hash,
            ranks all divisions again and compares places and points.
          </p>
        </>
      )}
      {log.error && (
        <p className={styles.failed} role="alert">
          {log.error}
        </p>
      )}
    </>
  );
}
