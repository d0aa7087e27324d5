import type { ExportReply } from '@chalkline/contract/profiles/export.schema.ts';
import { askExport, makeExportLink } from '@chalkline/contract/profiles/exports.endpoints.ts';
import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/calls.ts';
import { errorText } from '../../../platform/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/empty-state.tsx';
import { sizeText } from '../../../ui/file-field.tsx';
import { Note } from '../../../ui/note.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { dayText } from '../../../ui/times.ts';
import { profileQueries } from '../profiles.queries.ts';
import styles from './edit.module.css';

/** Everything that is mine, as one file. */
export function ExportPanel() {
  const cache = useQueryClient();
  const { data: exports, error, refetch, isFetching } = useQuery(profileQueries.exports());
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isMaking = exports?.some(({ state }) => state === 'asked') ?? false;

  async function attempt(action: () => Promise<unknown>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    await action().catch((failure: unknown) => setRefusal(errorText(failure)));
    setBusy(false);
    await cache.invalidateQueries({ queryKey: profileQueries.exports().queryKey });
  }

  const fetchFile = async ({ id }: ExportReply) => {
    const { data } = await call(makeExportLink, { params: { exportId: id } });
    window.location.assign(data.path);
  };

  return (
    <Panel title="Export your data" padded>
      <Stack gap={16}>
        <p className={text.muted}>
          Get everything we store about you in one file: your profile, sessions, registrations, results and
          pictures, as JSON and as tables. We’ll email you when it’s ready and keep it for 7 days.
        </p>
        {refusal && (
          <Note tone="bad" announced>
            {refusal}
          </Note>
        )}
        <Row>
          <Button busy={busy || isMaking} onClick={() => void attempt(() => call(askExport, {}))}>
            {isMaking ? 'Preparing export' : 'Export data'}
          </Button>
        </Row>
        {exports ? (
          exports.length > 0 && (
            <ul className={styles.rows} aria-label="Your exports">
              {exports.map((made) => (
                <li key={made.id}>
                  <ExportState made={made} />
                  {made.state === 'ready' && (
                    <Button
                      size={32}
                      icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
                      onClick={() => void attempt(() => fetchFile(made))}
                    >
                      Download
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        ) : error ? (
          <ErrorState title="Couldn’t load your exports" onRetry={() => void refetch()} retrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        ) : (
          <SkeletonText lines={2} />
        )}
      </Stack>
    </Panel>
  );
}

function ExportState({ made }: { made: ExportReply }) {
  return (
    <span>
      Requested <TimeAgo at={made.askedAt} />
      <br />
      <span className={text.hint}>{stateText(made)}</span>
    </span>
  );
}

function stateText({ state, bytes, endsAt }: ExportReply): string {
  if (state === 'asked') return 'Preparing. You can leave this page.';
  if (state === 'failed') return 'Export failed. Try again.';
  return `${sizeText(bytes ?? 0)}, kept until ${dayText(endsAt)}`;
}
