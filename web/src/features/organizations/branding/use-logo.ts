import { useEffect, useState } from 'react';

/** The current logo, a newly chosen one, or its removal. */
export interface LogoChoice {
  /** What the preview shows; null: none. */
  readonly address: string | null;
  readonly file: File | null;
  readonly changed: boolean;
  /** What the call carries of it. */
  readonly body: { logo?: '' };
  readonly files: Record<string, Blob>;
  choose(file: File | null): void;
  remove(): void;
  discard(): void;
  /** It is saved. */
  keep(): void;
}

export function useLogo(stored: string | null): LogoChoice {
  const [file, setFile] = useState<File | null>(null);
  const [removed, setRemoved] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setChosen(address);
    return () => {
      setChosen(null);
      URL.revokeObjectURL(address);
    };
  }, [file]);
  const take = (next: File | null, isRemoved: boolean) => {
    setFile(next);
    setRemoved(isRemoved);
  };
  return {
    address: file ? chosen : removed ? null : stored,
    file,
    changed: file !== null || (removed && stored !== null),
    body: removed && !file ? { logo: '' } : {},
    files: file ? { logo: file } : {},
    choose: (next) => take(next, false),
    remove: () => take(null, true),
    discard: () => take(null, false),
    keep: () => take(null, false),
  };
}
