import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { importEntries } from '@chalkline/contract/competitions/imports.endpoints.ts';
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

const noun = ['entry', 'entries'] as const;
const fromFile = 'file';

interface EntriesImportProps {
  competition: CompetitionReply;
  onImported: () => void;
}

/** Entries from a CSV file. */
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
        ...importDetail({ changed, 'as they were': unchanged }),
      });
      onImported();
    },
  });
  return (
    <Stack gap={16}>
      <PageTitle
        below="The same file again changes nothing. A bib that is here already changes its entry."
        actions={<ButtonLink to={partUrl(id, 'entries')}>Back to the entries</ButtonLink>}
      >
        Import entries
      </PageTitle>
      <ImportSource
        csv={csv}
        onCsv={bring}
        onCheck={check}
        busy={busy && preview === null}
        onTemplate={() => saveFile('entries-template.csv', template(divisions[0]?.name ?? 'Women Rx'))}
        columns="Columns: name (or first name and last name), division, and if you have them bib, country, region, gym, birth date (as 2008-06-15) and not named (yes: the name stays off the public pages)."
      >
        <SelectField
          label="Division"
          hint="Where rows go when the file has no division column."
          choices={[
            { value: fromFile, label: 'As the file says' },
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
        <ImportPreview preview={preview} noun={noun} onConfirm={confirm} busy={busy}>
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
