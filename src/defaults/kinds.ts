/** `kinds.ts` of a business: kinds of its own. */
export const customKinds = {}
