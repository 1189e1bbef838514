/** The content types of pictures that are accepted. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"];
