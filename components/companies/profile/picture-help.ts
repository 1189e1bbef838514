export const PHOTO_ALT_HELP =
  "Read aloud to people who can't see it, for example: two people at a desk by a wide window.";
export const COVER_ALT_HELP =
  "Read aloud to people who can't see it. Leave it empty if the picture is only decorative.";
