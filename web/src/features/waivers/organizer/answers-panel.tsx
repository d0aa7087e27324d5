import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { AnswersReply } from '@chalkline/contract/waivers/question.schema.ts';
import { exportAnswers } from '@chalkline/contract/waivers/questions.endpoints.ts';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { call } from '../../../platform/calls.ts';
import { useExport } from '../../../platform/use-export.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import text from '../../../ui/text.module.css';
import { addToast } from '../../../ui/toasts.tsx';
import { waiverQueries } from '../waivers.queries.ts';
import styles from './organizer.module.css';

/** All answers by person and order, with the wording of their time. */
export function AnswersPanel({ subject }: { subject: PaperSubjectName }) {
  const [search, setSearch] = useSearchText('search');
  const { run, busy } = useExport({
    read: async () => (await call(exportAnswers, { query: subject })).data,
    failed: (why) => addToast({ kind: 'error', title: 'Couldn’t export the answers', detail: why }),
  });
  return (
    <Panel title="Answers" actions={<ExportButton busy={busy} onClick={run} />}>
      <div className={styles.bar}>
        <SearchField label="Search people" placeholder="Name" value={search} onChange={setSearch} />
      </div>
      <PagedList
        query={waiverQueries.answers(subject, search)}
        page="answers-page"
        failed="Couldn’t load the answers"
        empty={
          <EmptyState title={search === '' ? 'No answers yet' : 'No matching answers'}>
            {search === '' ? 'Answers appear here as people register.' : 'Try another name.'}
          </EmptyState>
        }
      >
        {(rows) => <DataTable caption="Answers" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </Panel>
  );
}

const columns: readonly Column<AnswersReply>[] = [
  { key: 'name', head: 'Name', phone: 'lead', width: '30%', cell: ({ name }) => <b>{name}</b> },
  {
    key: 'answers',
    head: 'Answers',
    cell: ({ answers }) => (
      <ul className={styles.answers}>
        {answers.map(({ questionId, label, shown, path }) => (
          <li key={questionId}>
            <span className={text.hint}>{label}</span>{' '}
            {path === null ? (
              shown
            ) : (
              <a className={text.link} href={imageAddress(path)} download>
                {shown}
              </a>
            )}
          </li>
        ))}
      </ul>
    ),
  },
];
