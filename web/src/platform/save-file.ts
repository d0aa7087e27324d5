/** Saves a text or bytes as a file, as a link with `download` would: calls carry their token in a header. */
export function saveFile(fileName: string, content: string | Blob, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

interface FileReply {
  readonly fileName: string;
  readonly mediaType: 'text/csv' | 'application/pdf';
  /** Text, or base64 of a PDF. */
  readonly content: string;
}

/** Saves a file as calls give it. */
export function saveReply({ fileName, mediaType, content }: FileReply): void {
  saveFile(fileName, mediaType === 'text/csv' ? content : new Blob([bytesOf(content)]), mediaType);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}
