import type { ImportReply, RowProblem } from '@chalkline/contract/http/import.schema.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { counted } from './counted.ts';
import { type Column, DataTable } from './data-table.tsx';
import { Figure, Figures } from './figures.tsx';
import { numberText } from './locale.ts';
import { Note } from './note.tsx';
import { Row, Stack } from './page.tsx';
import { Panel } from './panel.tsx';
import text from './text.module.css';

interface ImportPreviewProps {
  preview: ImportReply;
  /** "entry", "entries". */
  noun: readonly [one: string, many: string];
  onConfirm: () => void;
  busy: boolean;
  /** What else would change, beside what the noun says: "2 states". */
  besides?: { readonly count: number; readonly words: string } | undefined;
  /** A question still needs an answer. */
  blocked?: boolean;
  /** Questions, a reason. */
  children?: ReactNode;
}

/** What an import would change, and every problem that blocks it. */
export function ImportPreview(props: ImportPreviewProps) {
  const { preview, noun, onConfirm, busy, besides, blocked = false, children } = props;
  const { rows, added, changed, unchanged, problems, problemCount, ignoredColumns } = preview;
  const moving = added + changed;
  const others = besides?.count ?? 0;
  const all = moving + others;
  const effects = [
    ...(moving > 0 || others === 0 ? [counted(moving, noun)] : []),
    ...(others > 0 ? [besides?.words] : []),
  ];
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div ref={heading} tabIndex={-1}>
      <Panel
        title="Preview"
        padded
        footer={
          <Row>
            <Button
              variant="main"
              busy={busy}
              disabled={blocked || problemCount > 0 || all === 0}
              onClick={onConfirm}
            >
              {`Import ${effects.join(' and ')}`}
            </Button>
            <span className={text.hint}>All rows are imported, or none.</span>
          </Row>
        }
      >
        <Stack gap={16}>
          <Figures>
            <Figure
              label={`${capitalized(noun[1])} in the file`}
              value={moving + unchanged}
              note={`in ${counted(rows, ['row', 'rows'])}`}
            />
            <Figure label="New" value={added} />
            <Figure label="Changed" value={changed} />
            <Figure label="Unchanged" value={unchanged} />
          </Figures>
          {problemCount > 0 && <Problems problems={problems} count={problemCount} />}
          {problemCount === 0 && !blocked && all === 0 && (
            <Note>Everything in this file is already here. Nothing to import.</Note>
          )}
          {problemCount === 0 && !blocked && all > 0 && (
            <Note tone="good">All rows are ready to import.</Note>
          )}
          {ignoredColumns.length > 0 && (
            <Note tone="warn">
              We’ll ignore {ignoredColumns.length === 1 ? 'the column' : 'the columns'}{' '}
              {ignoredColumns.map((column) => `“${column}”`).join(', ')}.
            </Note>
          )}
          {children}
        </Stack>
      </Panel>
    </div>
  );
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const columns: readonly Column<RowProblem>[] = [
  { key: 'row', head: 'Row', cell: ({ row }) => row, align: 'right', width: '72px' },
  { key: 'column', head: 'Column', cell: ({ column }) => column ?? 'Whole row', width: '180px' },
  { key: 'message', head: 'Problem', cell: ({ message }) => message },
];

function Problems({ problems, count }: { problems: readonly RowProblem[]; count: number }) {
  return (
    <>
      <Note tone="bad" announced>
        <b>{count === 1 ? '1 problem in the file' : `${numberText(count)} problems in the file`}.</b> Fix the
        file and check it again. Nothing was imported.
        {count > problems.length && ` The first ${problems.length} are listed.`}
      </Note>
      <DataTable
        caption="Problems in the file"
        columns={columns}
        rows={problems}
        rowKey={({ row, column, code }) => `${row} ${column} ${code}`}
        dense
      />
    </>
  );
}
