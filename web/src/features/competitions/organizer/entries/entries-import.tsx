import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { importEntries } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { useState } from 'react';
import { call } from '../../../../platform/calls.ts';
import { saveFile } from '../../../../platform/save-file.ts';
import { useImport } from '../../../../platform/use-import.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { counted } from '../../../../ui/counted.ts';
import { ImportPreview } from '../../../../ui/import-preview.tsx';
import { ImportSource } from '../../../../ui/import-source.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { addToast } from '../../../../ui/toasts.tsx';
import { partUrl } from '../dashboard/parts.ts';
import { importDetail } from '../imports/import-detail.ts';
import { RowWarnings } from '../imports/row-warnings.tsx';

const noun = ['athlete', 'athletes'] as const;
const invitations = ['invitation', 'invitations'] as const;
const fromFile = 'file';

interface EntriesImportProps {
  competition: CompetitionReply;
  onImported: () => void;
}

/** Imports athletes from a CSV file. */
export function EntriesImport({ competition, onImported }: EntriesImportProps) {
  const { id, divisions } = competition;
  const [divisionId, setDivisionId] = useState<string>(fromFile);
  const { csv, bring, preview, forget, check, confirm, busy, refusal } = useImport({
    run: async (input, idempotencyKey) => {
      const body = { ...input, ...(divisionId !== fromFile && { divisionId }) };
      return (await call(importEntries, { params: { competitionId: id }, body }, { idempotencyKey })).data;
    },
    done: ({ added, changed, unchanged }) => {
      addToast({
        kind: 'success',
        title: `${counted(added, noun)} added`,
        ...importDetail({ changed, unchanged: unchanged }),
      });
      onImported();
    },
  });
  return (
    <Stack gap={16}>
      <PageTitle
        below="A row with an existing bib number updates that athlete. Importing the same file twice changes nothing."
        actions={<ButtonLink to={partUrl(id, 'entries')}>Back to athletes</ButtonLink>}
      >
        Import athletes
      </PageTitle>
      <ImportSource
        csv={csv}
        onCsv={bring}
        onCheck={check}
        busy={busy && preview === null}
        onTemplate={() =>
          saveFile(fileNameOf(['athletes', 'template'], 'csv'), template(divisions[0]?.name ?? 'Women Rx'))
        }
        columns="Columns: name (or first name and last name) and division. Optional: bib, country, region, gym, email, birth date (such as 2008-06-15) and not named (yes hides the name on public pages)."
      >
        <SelectField
          label="Division"
          hint="For files without a division column."
          choices={[
            { value: fromFile, label: 'From the file' },
            ...divisions.map((division) => ({ value: division.id, label: division.name })),
          ]}
          value={divisionId}
          onChange={(chosen) => {
            setDivisionId(chosen);
            forget();
          }}
        />
      </ImportSource>
      {refusal && (
        <Note tone="bad" announced>
          {refusal}
        </Note>
      )}
      {preview && (
        <ImportPreview
          preview={preview}
          noun={noun}
          onConfirm={confirm}
          busy={busy}
          besides={{ count: preview.invited, words: counted(preview.invited, invitations) }}
        >
          {preview.invited > 0 && (
            <Note>
              {competition.state === 'draft'
                ? 'Athletes with an email are invited to claim their entry once you publish.'
                : 'Athletes with an email are invited to claim their entry.'}
            </Note>
          )}
          <RowWarnings warnings={preview.warnings} count={preview.warningCount} />
        </ImportPreview>
      )}
    </Stack>
  );
}

function template(division: string): string {
  const quoted = `"${division.replaceAll('"', '""')}"`;
  return `bib,name,division,country,gym\r\n101,Selam Tesfaye,${quoted},ETH,Addis Barbell\r\n`;
}
