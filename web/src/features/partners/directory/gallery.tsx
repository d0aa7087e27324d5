import type { ProductPictureReply, ProductReply } from '@chalkline/contract/partners/product.schema.ts';
import { ShopPicture } from '../shop-picture.tsx';
import styles from './gallery.module.css';

interface GalleryProps {
  product: ProductReply;
  /** null: there are none. */
  shown: ProductPictureReply | null;
  onChoose: (id: string) => void;
}

/** One picture large, the others below to choose. */
export function Gallery({ product: { id, name, pictures }, shown, onChoose }: GalleryProps) {
  return (
    <div className={styles.gallery}>
      <div className={styles.large}>
        <ShopPicture path={shown?.path ?? null} alt={shown?.alt || name} id={id} lazy={false} />
      </div>
      {pictures.length > 1 && (
        <ul className={styles.small}>
          {pictures.map((picture, at) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-label={`Picture ${at + 1}${picture.alt && `: ${picture.alt}`}`}
                aria-current={picture.id === shown?.id ? 'true' : undefined}
                onClick={() => onChoose(picture.id)}
              >
                <ShopPicture path={picture.path} id={id} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
