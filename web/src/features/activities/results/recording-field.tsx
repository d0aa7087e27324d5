import type { ActivityUnit } from '@chalkline/contract/groups/activity-type.schema.ts';
import { useState } from 'react';
import { FileField } from '../../../ui/file-field.tsx';
import { amountText, dayIn } from './activity-texts.ts';

interface RecordingFieldProps {
  unit: ActivityUnit;
  /** Of the group: its days count. */
  zone: string;
  onRead: (result: { amount: number; day: string | null }) => void;
}

/** Fills in the result from what a watch recorded. Nothing for units that watches don’t record. */
export function RecordingField({ unit, zone, onRead }: RecordingFieldProps) {
  const [file, setFile] = useState<File | null>(null);
  const [said, setSaid] = useState<{ error?: string; hint?: string }>({});
  if (!isRecorded(unit)) return null;
  const recorded = unit;
  async function choose(chosen: File | null) {
    setFile(chosen);
    setSaid({});
    if (!chosen) return;
    const { readRecording } = await import('./read-recording.ts');
    const recording = await readRecording(chosen);
    if (!recording)
      return setSaid({ error: 'This isn’t a GPX or FIT file with a track. Choose another one.' });
    const amount = recording[recorded];
    if (amount === null) return setSaid({ error: `This file doesn’t say the ${wanted[recorded]}.` });
    onRead({ amount, day: recording.startedAt && dayIn(recording.startedAt, zone) });
    setSaid({ hint: `Read from the file: ${amountText(amount, unit)}.` });
  }
  return (
    <FileField
      id="recording"
      label="Recording"
      optional
      wanted="GPX or FIT, from a watch or an app. It stays on your device."
      accept=".gpx,.fit"
      file={file}
      onChange={(chosen) => void choose(chosen)}
      {...said}
    />
  );
}

function isRecorded(unit: ActivityUnit): unit is keyof typeof wanted {
  return unit in wanted;
}

const wanted = { meters: 'distance', seconds: 'time', kilocalories: 'energy' } as const;
