import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import clsx from 'clsx';
import { useState } from 'react';
import { Cover } from '../../ui/cover/cover.tsx';
import styles from './shop-picture.module.css';

interface ShopPictureProps {
  /** null: there's none, and a cover is drawn. */
  path: string | null;
  /** Of the product or partner, which its cover is drawn from. */
  id: string;
  /** Empty where words beside it say the same. */
  alt?: string;
  className?: string | undefined;
  /** Only a part of the page begins with it: the rest loads as it comes near. */
  lazy?: boolean;
}

/** Fills its box with a picture of a product or partner, or with a drawn cover. */
export function ShopPicture({ path, id, alt = '', className, lazy = true }: ShopPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (path === null || failed === path) {
    return <Cover id={id} className={clsx(styles.picture, className)} dark />;
  }
  return (
    <img
      referrerPolicy="no-referrer"
      className={clsx(styles.picture, className)}
      src={imageAddress(path)}
      alt={alt}
      loading={lazy ? 'lazy' : undefined}
      onError={() => setFailed(path)}
    />
  );
}

/** A small one, at the start of a row. */
export function Thumb({ path, id }: Pick<ShopPictureProps, 'path' | 'id'>) {
  return (
    <span className={styles.thumb}>
      <ShopPicture path={path} id={id} />
    </span>
  );
}
