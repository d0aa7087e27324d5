import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import { mute, useMuted } from './timer-sound.ts';

/** Whether rests and timers are heard on this device. */
export function SoundButton({ onFrame = false }: { onFrame?: boolean }) {
  const isMuted = useMuted();
  const Icon = isMuted ? IconVolumeOff : IconVolume;
  return (
    <Button
      variant={onFrame ? 'frame' : 'line'}
      size={48}
      icon={<Icon size={20} stroke={1.75} aria-hidden="true" />}
      aria-pressed={!isMuted}
      onClick={() => mute(!isMuted)}
    >
      Sound
    </Button>
  );
}
