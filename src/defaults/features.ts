/** `features.ts` of a business: words that its schemas add to those of the engine. */
export const featureDescriptions = {}
