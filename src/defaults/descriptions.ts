/** `descriptions.ts` of a business: what the server knows of its own kinds. */
export const kindDescriptions = {}
