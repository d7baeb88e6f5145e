/** Apart from the functions of slug.ts, so that public scripts leave those out. */
export const slugLimit = 80;

export const slugPattern = "^(?=.*[\\p{L}\\p{Nd}])[\\p{L}\\p{M}\\p{Nd}\\- ]+$";
