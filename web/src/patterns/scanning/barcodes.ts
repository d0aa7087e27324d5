import { BrowserMultiFormatReader } from '@zxing/browser';

export interface Scanning {
  readonly stop: () => void;
}

/** The same code within this time is the same look at it. */
const sameLookMs = 1500;

/** Reads barcodes from the camera into `video` until it is stopped. Throws where there is no camera. */
export async function scanCodes(video: HTMLVideoElement, onCode: (code: string) => void): Promise<Scanning> {
  const reader = new BrowserMultiFormatReader();
  let last = { code: '', at: 0 };
  const constraints = { video: { facingMode: { ideal: 'environment' } } };
  const controls = await reader.decodeFromConstraints(constraints, video, (result) => {
    const code = result?.getText();
    const now = performance.now();
    if (!code || (code === last.code && now - last.at < sameLookMs)) return;
    last = { code, at: now };
    onCode(code);
  });
  return { stop: () => controls.stop() };
}
