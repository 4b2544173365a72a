/** Bytes a picture may have before it is made smaller (D38). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** What the file chooser offers; the server judges by content (D38). */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** What both sides say of any other file, and of none. */
export const CHOOSE_A_PICTURE = 'Please choose a PNG, JPEG or WebP picture of up to 10 MB.';
