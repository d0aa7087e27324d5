import { importPeople } from '@chalkline/contract/administration/people-imports.endpoints.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
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

/** Invites the people in a CSV file and skips those already invited. */
export function PeopleImport({ isAdmin }: { isAdmin: boolean }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { csv, bring, preview, check, confirm, busy, refusal } = useImport({
    run: async (input, idempotencyKey) =>
      (await call(importPeople, { body: input }, { idempotencyKey })).data,
    done: ({ added, unchanged, mailedLater }) => {
      addToast({
        kind: 'success',
        title: `${counted(added, noun)} imported`,
        detail: [
          ...(mailedLater > 0 ? [`${numberText(mailedLater)} will be sent over the next few days.`] : []),
          ...(unchanged > 0
            ? [`${counted(unchanged, ['person was', 'people were'])} already invited or registered.`]
            : []),
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
        onTemplate={() =>
          saveFile(fileNameOf(['people', 'template'], 'csv'), isAdmin ? siteTemplate : ownTemplate)
        }
        columns={`Required columns: name (or first name and last name) and email. Optional: account type${organization} and note. People without a type become trainees.`}
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
                {numberText(preview.mailedNow)} will be sent now, {numberText(preview.mailedLater)} later.
              </b>{' '}
              The rest go out over the next days, up to your daily limit. You can revoke them until then.
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
