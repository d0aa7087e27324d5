/** Where uploads are served: `<uploadsPath><path of an upload>`. */
export const uploadsPath = '/api/uploads/';

/** Whether an image's address includes a host. */
export function isFullAddress(path: string): boolean {
  return /^(https?:)?\/\//i.test(path);
}

/** Puts a relative path such as `photo.webp` below the uploads path; leaves full addresses unchanged. */
export function imageAddress(path: string): string {
  return isFullAddress(path) || path.startsWith(uploadsPath) ? path : `${uploadsPath}${path}`;
}

const named = /(?:^|\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.[a-z0-9]+)?(?:\?[^/]*)?$/;

/** The id in an upload's path or address, or null. Apps send back the addresses they received. */
export function uploadIdIn(text: string): string | null {
  return named.exec(text)?.[1] ?? null;
}
