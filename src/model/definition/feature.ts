/** Code that a feature needs: components in the browser, endpoints and effects at the server. */
export type Half = 'browser' | 'server'

/** A feature as a schema says it: its name and its words, which are data. */
export interface FeatureUse<Name extends string = string, Words extends object = object> {
  readonly feature: string
  /** Halves that an area registers; one that is missing stops the start. */
  readonly halves: readonly Half[]
  /** The server half adds sheets to a workbook, which the export of the list offers. */
  readonly hasSheets?: true
  readonly words: Words
  /** Fields that the words name; for the compiler alone. */
  readonly names?: Name
}

interface HasFeatures {
  readonly features?: readonly FeatureUse[]
}

/**
 * Declares a feature: words that schemas of one business use, with their code in an area.
 * @example `const card = defineFeature<CreatedCard>('createdCard', ['browser'])`
 */
export const defineFeature = <Words extends object>(
  feature: string,
  halves: readonly Half[],
  more: Pick<FeatureUse, 'hasSheets'> = {},
) => ({
  /** Makes the entry in `features` of a schema. */
  use: <const W extends Words>(words: W): FeatureUse<never, W> => ({
    ...{ feature, halves, words },
    ...more,
  }),
  /** Words of the feature in a schema; undefined where it does not use the feature. */
  of: ({ features = [] }: HasFeatures) =>
    features.find(each => each.feature === feature)?.words as Words | undefined,
})

/** True for a resource whose export offers a workbook with the sheets of a feature. */
export const hasSheets = ({ features = [] }: HasFeatures): boolean =>
  features.some(each => each.hasSheets)

/** Problems of features whose half no area registers, in words. */
export const missingHalves = (
  half: Half,
  used: readonly { readonly name: string; readonly features: readonly string[] }[],
  registered: object = {},
): string[] =>
  used.flatMap(({ name, features }) =>
    features
      .filter(feature => !Object.hasOwn(registered, feature))
      .map(
        feature =>
          `${name}.features.${feature}: no area registers the ${half} half of this feature`,
      ),
  )

/** Features of a schema that need this half. */
export const featuresWith = (half: Half, { features = [] }: HasFeatures): string[] =>
  features.filter(({ halves }) => halves.includes(half)).map(({ feature }) => feature)
