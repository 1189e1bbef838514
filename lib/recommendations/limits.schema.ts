// What can be said of preferences; apart from their shapes, because the form uses it too.

export const MAX_ROLES = 5;
export const MAX_PLACES = 5;
