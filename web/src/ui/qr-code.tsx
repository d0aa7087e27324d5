import { encodeQR } from 'qr';
import styles from './qr-code.module.css';

/** Modules of white around the code that readers need. */
const quiet = 2;

/** The link, or another text, as a picture for a camera: ink on white in both schemes, because many readers know no other. */
export function QrCode({ link, label = 'QR code of the link' }: { link: string; label?: string }) {
  const rows = encodeQR(link, 'raw', { ecc: 'medium', border: quiet });
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={dark.join('')} fill="#0f1214" />
    </svg>
  );
}
