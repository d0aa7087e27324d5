/** The words of a text, without accents and case: `Ana-Lucía O’Neil` is `ana`, `lucia`, `oneil`. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
