import type { ExportReply } from '@chalkline/contract/competitions/exports.schema.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { saveFile } from '../../../../platform/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { addToast } from '../../../../ui/toasts.tsx';

interface ExportButtonProps {
  icon: ReactNode;
  read: () => Promise<ExportReply>;
}

/** Gives a list out as a CSV file. */
export function ExportButton({ icon, read }: ExportButtonProps) {
  const say = useErrorText();
  const out = useMutation({
    mutationFn: read,
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv),
    onError: (failure) => addToast({ kind: 'error', title: 'The file was not made', detail: say(failure) }),
  });
  return (
    <Button icon={icon} busy={out.isPending} onClick={() => out.mutate()}>
      Export
    </Button>
  );
}
