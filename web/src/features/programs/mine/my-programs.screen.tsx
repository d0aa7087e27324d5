import { newProgram, type OwnProgramReply } from '@chalkline/contract/programs/program.schema.ts';
import {
  copyProgram,
  createProgram,
  deleteProgram,
  withdrawProgram,
} from '@chalkline/contract/programs/programs.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { ListSearch, NoMatches, useListSearch } from '../../../patterns/list-search.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { useSession } from '../../../platform/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { programQueries } from '../programs.queries.ts';
import { ImportModal } from './import-modal.tsx';
import { useProgramFile } from './use-program-file.ts';

const columns: readonly Column<OwnProgramReply>[] = [
  {
    key: 'name',
    head: 'Program',
    phone: 'lead',
    cell: ({ id, name }) => (
      <Link className={text.link} to={urlOf('buildProgram', { id })}>
        {name}
      </Link>
    ),
  },
  { key: 'state', head: 'State', cell: (program) => <Tag>{stateText(program)}</Tag> },
  {
    key: 'size',
    head: 'Size',
    cell: ({ weeks, workouts }) =>
      `${counted(weeks, ['week', 'weeks'])}, ${counted(workouts, ['workout', 'workouts'])}`,
  },
  { key: 'changed', head: 'Changed', cell: ({ updatedAt }) => <TimeAgo at={updatedAt} /> },
  { key: 'actions', head: 'Actions', phone: 'corner', cell: (program) => <OwnActions program={program} /> },
];

function stateText({ published, hasChanges }: OwnProgramReply): string {
  if (published === null) return 'Draft';
  return hasChanges ? 'Published, with new changes' : 'Published';
}

/** `/my-programs`: what a trainer builds. */
export function MyProgramsScreen() {
  const [creating, setCreating] = useState(false);
  const [importing, setImporting] = useState(false);
  const isTrainer = useSession()?.user.accountType === 'trainer';
  const search = useListSearch();
  return (
    <Page>
      <Stack gap={16}>
        <PageTitle
          marked
          below="People see what you publish. Changes stay here until you publish them."
          actions={
            <>
              <ButtonLink to={urlOf('programs')}>All programs</ButtonLink>
              <ButtonLink to={urlOf('programRequests')}>Requests</ButtonLink>
              {isTrainer && <ButtonLink to={urlOf('revenues')}>Revenues</ButtonLink>}
              <Button onClick={() => setImporting(true)}>Import</Button>
              <Button
                variant="main"
                icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => setCreating(true)}
              >
                Build a program
              </Button>
            </>
          }
        >
          My programs
        </PageTitle>
        <ListSearch label="Search your programs" placeholder="Name or description" />
        <Panel>
          <PagedList
            query={programQueries.mine(search)}
            failed="Couldn’t load your programs"
            skeleton={<SkeletonRows rows={4} avatar={false} />}
            noun={['program', 'programs']}
            empty={
              search ? (
                <NoMatches many="programs">Try the start of a name.</NoMatches>
              ) : (
                <EmptyState title="No programs yet">
                  Build one from weeks, workouts and the exercises of the library.
                </EmptyState>
              )
            }
          >
            {(rows) => (
              <DataTable caption="My programs" columns={columns} rows={rows} rowKey={({ id }) => id} />
            )}
          </PagedList>
        </Panel>
        {importing && <ImportModal onClose={() => setImporting(false)} />}
        {creating && <NewProgramModal onClose={() => setCreating(false)} />}
      </Stack>
    </Page>
  );
}

function NewProgramModal({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { form, ...rest } = useCallForm({
    initial: { name: '' },
    schema: newProgram,
    texts: { name: { label: 'Name', wrong: 'Enter a name of up to 80 characters.' } },
    send: (call, body) => call(createProgram, { body }),
    invalidates: [programQueries.lists],
    onDone: ({ id }) => navigate(urlOf('buildProgram', { id })),
  });
  return (
    <FormModal {...rest} title="Build a program" action="Start" onClose={onClose}>
      <TextField id="name" label="Name" autoComplete="off" data-autofocus {...form.getInputProps('name')} />
    </FormModal>
  );
}

function OwnActions({ program }: { program: OwnProgramReply }) {
  const { id, name, published, wasPublished } = program;
  const [open, setOpen] = useState<'withdraw' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const save = useProgramFile(id);
  const copy = useAction({
    send: (call) => call(copyProgram, { params: { programId: id } }),
    failed: 'Couldn’t copy the program',
    done: 'Program copied',
    invalidates: [programQueries.lists],
  });
  return (
    <>
      <Menu
        target={
          <IconButton
            label={`More for ${name}`}
            size={48}
            icon={<IconDots size={18} stroke={1.75} aria-hidden="true" />}
          />
        }
      >
        {published !== null && <MenuItem to={urlOf('sharedProgram', { id })}>See published</MenuItem>}
        <MenuItem onClick={() => copy.run()}>Copy</MenuItem>
        <MenuItem onClick={() => save.run('csv')}>Export as CSV</MenuItem>
        <MenuItem onClick={() => save.run('json')}>Export as JSON</MenuItem>
        {published !== null && <MenuItem onClick={() => setOpen('withdraw')}>Withdraw</MenuItem>}
        {!wasPublished && (
          <MenuItem danger onClick={() => setOpen('delete')}>
            Delete
          </MenuItem>
        )}
      </Menu>
      {open === 'withdraw' && (
        <ConfirmAction
          title={`Withdraw “${name}”?`}
          confirm="Withdraw"
          keep="Keep it"
          send={(call) => call(withdrawProgram, { params: { programId: id } })}
          done="Program withdrawn"
          invalidates={[programQueries.all]}
          onClose={close}
        >
          <p>People no longer find it. Your draft stays, and you can publish it again.</p>
        </ConfirmAction>
      )}
      {open === 'delete' && (
        <ConfirmAction
          title={`Delete “${name}”?`}
          confirm="Delete"
          keep="Keep it"
          danger
          send={(call) => call(deleteProgram, { params: { programId: id } })}
          done="Program deleted"
          invalidates={[programQueries.lists]}
          onClose={close}
        >
          <p>You can’t undo this.</p>
        </ConfirmAction>
      )}
    </>
  );
}
