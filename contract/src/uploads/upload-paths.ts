/** Where uploads are fetched: `<uploadsPath><path of an upload>`. */
export const uploadsPath = '/api/uploads/';

/** Whether an image's address names its host. */
export function isFullAddress(path: string): boolean {
  return /^(https?:)?\/\//i.test(path);
}

/** `photo.webp` lies below the uploads path; a full address stays what it is. */
export function imageAddress(path: string): string {
  return isFullAddress(path) || path.startsWith(uploadsPath) ? path : `${uploadsPath}${path}`;
}

const named = /(?:^|\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.[a-z0-9]+)?(?:\?[^/]*)?$/;

/** The id in an upload's path or address, or null. Apps send back what they were given. */
export function uploadIdIn(text: string): string | null {
  return named.exec(text)?.[1] ?? null;
}
