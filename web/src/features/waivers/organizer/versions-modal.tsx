import type { WaiverReply, WaiverVersionReply } from '@chalkline/contract/waivers/waiver.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { counted } from '../../../ui/counted.ts';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import { exactTime } from '../../../ui/times.ts';
import { waiverQueries } from '../waivers.queries.ts';
import styles from './organizer.module.css';
import { textChanges } from './text-changes.ts';

/** All versions of a waiver, newest first, each with what changed from the one before. */
export function VersionsModal({ waiver, onClose }: { waiver: WaiverReply; onClose: () => void }) {
  const query = useQuery(waiverQueries.versions(waiver.id));
  return (
    <Modal opened title={`Versions of ${waiver.title}`} width={680} onClose={onClose}>
      <Loaded query={query} failed="Couldn’t load the versions">
        {(versions) => (
          <Stack gap={24}>
            {versions.map((version, index) => (
              <Version
                key={version.number}
                version={version}
                before={versions[index + 1] ?? null}
                counts={version.number >= waiver.signedFrom}
              />
            ))}
          </Stack>
        )}
      </Loaded>
    </Modal>
  );
}

interface VersionProps {
  version: WaiverVersionReply;
  before: WaiverVersionReply | null;
  /** Its signatures still count. */
  counts: boolean;
}

function Version({ version, before, counts }: VersionProps) {
  const { number, publishedAt, signatures, title } = version;
  const signed = counted(signatures, ['signature', 'signatures']);
  const isOtherFile = before !== null && before.file?.id !== version.file?.id;
  return (
    <section>
      <h3>{`Version ${number}`}</h3>
      <p className={text.hint}>
        {[exactTime(publishedAt), signed, !counts && 'signatures no longer count'].filter(Boolean).join(', ')}
      </p>
      {before === null ? (
        <p>First version</p>
      ) : (
        <>
          {before.title !== title && <p>{`Title was “${before.title}”.`}</p>}
          {isOtherFile && <p>{fileChange(before, version)}</p>}
          <Changes before={before.text} after={version.text} />
        </>
      )}
    </section>
  );
}

function fileChange({ file: before }: WaiverVersionReply, { file }: WaiverVersionReply): string {
  if (before === null) return 'A PDF was added.';
  return file === null ? 'The PDF was removed.' : 'The PDF was replaced.';
}

/** Changed lines, with what stays the same left out. */
function Changes({ before, after }: { before: string; after: string }) {
  const changes = textChanges(before, after).filter(
    ({ kind, line }) => kind !== 'same' && line.trim() !== '',
  );
  if (changes.length === 0) return <p className={text.hint}>The text is the same.</p>;
  return (
    <ul className={styles.changes}>
      {changes.map(({ kind, line }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines can be the same, and never move
        <li key={index} className={styles[kind]}>
          {kind === 'removed' ? <del>{line}</del> : <ins>{line}</ins>}
        </li>
      ))}
    </ul>
  );
}
