import { importPeople } from '@chalkline/contract/administration/people-imports.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/calls.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useImport } from '../../../platform/use-import.ts';
import { counted } from '../../../ui/counted.ts';
import { ImportPreview } from '../../../ui/import-preview.tsx';
import { ImportSource } from '../../../ui/import-source.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { administrationQueries } from '../administration.queries.ts';
import { AllowanceNote } from './allowance-note.tsx';

const noun = ['invitation', 'invitations'] as const;

/** Invites the people of a CSV file; who was invited already is left alone. */
export function PeopleImport({ isAdmin }: { isAdmin: boolean }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { csv, bring, preview, check, confirm, busy, refusal } = useImport({
    run: async (input, idempotencyKey) =>
      (await call(importPeople, { body: input }, { idempotencyKey })).data,
    done: ({ added, unchanged, mailedLater }) => {
      addToast({
        kind: 'success',
        title: `${counted(added, noun)} on the way`,
        detail: [
          ...(mailedLater > 0 ? [`${numberText(mailedLater)} of them are mailed in the next days.`] : []),
          ...(unchanged > 0 ? [`${counted(unchanged, ['person was', 'people were'])} here already.`] : []),
        ].join(' '),
      });
      void cache.invalidateQueries({ queryKey: administrationQueries.all });
      navigate(urlOf('allUsers', {}, { tab: 'invitations' }));
    },
  });
  const organization = isAdmin ? ', organization (its name or identifier)' : '';
  return (
    <Stack gap={16}>
      <AllowanceNote organization={null} />
      <ImportSource
        csv={csv}
        onCsv={bring}
        onCheck={check}
        busy={busy && preview === null}
        wanted="CSV, up to 5,000 people"
        onTemplate={() => saveFile('people-template.csv', isAdmin ? siteTemplate : ownTemplate)}
        columns={`Columns: name (or first name and last name), e-mail, and if you have them account type${organization} and note. Without a type they are trainees.`}
      />
      {refusal && (
        <Note tone="bad" announced>
          {refusal}
        </Note>
      )}
      {preview && (
        <ImportPreview preview={preview} noun={noun} onConfirm={confirm} busy={busy}>
          {preview.mailedLater > 0 && preview.problemCount === 0 && (
            <Note tone="warn">
              <b>
                {numberText(preview.mailedNow)} of them are mailed now, {numberText(preview.mailedLater)} wait
                for their turn.
              </b>{' '}
              Each 24 hours take their share of them; none is lost, and you can take back those who wait.
            </Note>
          )}
        </ImportPreview>
      )}
    </Stack>
  );
}

const siteTemplate =
  'name,email,account_type,organization,note\r\nSelam Tesfaye,selam@example.org,trainer,iron-harbor,\r\n';
const ownTemplate = 'name,email,account_type,note\r\nSelam Tesfaye,selam@example.org,trainer,\r\n';
