import { exportBoard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { urlOf, webBase } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { useAction } from '../../../../patterns/use-action.ts';
import { saveFile } from '../../../../platform/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import text from '../../../../ui/text.module.css';
import { TextArea } from '../../../../ui/text-field.tsx';
import styles from './take-away.module.css';

/** The board as a file, and on another site. */
export function TakeAway({ head, onClose }: { head: BoardHead; onClose: () => void }) {
  const { competitionId, divisionId, divisionName, view } = head;
  const file = useAction({
    send: (call, format: 'csv' | 'json') =>
      call(exportBoard, { params: { competitionId }, query: { divisionId, format, view } }),
    onDone: ({ fileName, content, mediaType }) => saveFile(fileName, content, `${mediaType};charset=utf-8`),
  });
  return (
    <Modal opened onClose={onClose} title="Download or embed" width={520}>
      <h3 className={text.h5}>Download</h3>
      <p className={text.muted}>{`All places, points and scores in ${divisionName}.`}</p>
      <div className={styles.files}>
        <Button busy={file.busy} onClick={() => file.run('csv')}>
          Download CSV
        </Button>
        <Button busy={file.busy} onClick={() => file.run('json')}>
          Download JSON
        </Button>
      </div>
      {file.error && (
        <p className={styles.failed} role="alert">
          {file.error}
        </p>
      )}
      <Snippet competitionId={competitionId} divisionId={divisionId} />
    </Modal>
  );
}

/** What to paste into another site; it always shows what everybody may see. */
function Snippet({ competitionId, divisionId }: { competitionId: string; divisionId: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const address = urlOf('leaderboard', { id: competitionId }, { division: divisionId, embed: 1 });
  const source = `${window.location.origin}${webBase}${address}`.replace('&', '&amp;');
  const snippet = `<iframe src="${source}" title="Leaderboard" width="100%" height="720" style="border:0"></iframe>`;
  const copy = async () => {
    await navigator.clipboard.writeText(snippet);
    setIsCopied(true);
  };
  return (
    <div className={styles.snippet}>
      <h3 className={text.h5}>Embed on your site</h3>
      <TextArea
        label="Paste this code into your page"
        readOnly
        rows={6}
        value={snippet}
        onFocus={(happening) => happening.currentTarget.select()}
      />
      <Button onClick={() => void copy()}>{isCopied ? 'Copied' : 'Copy'}</Button>
    </div>
  );
}
