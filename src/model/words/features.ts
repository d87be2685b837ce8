import type { Owner, WordShape } from './shape'

/** What the start check knows of the words of a feature. */
export interface FeatureDescription {
  /** What may stand at each of its words. */
  readonly words: Shapes
  /** The same for objects inside its words, by owner. */
  readonly parts?: Readonly<Record<Owner, Shapes>>
}
type Shapes = Readonly<Record<string, WordShape>>

let described: Readonly<Record<string, FeatureDescription>> = {}

/** Hands the features of a business to the start check; called by the composition alone. */
export function setFeatures(descriptions: typeof described) {
  described = descriptions
}

export const featureNames = (): readonly string[] => Object.keys(described)

/** The words of a feature, or of an object inside them; none of an unknown one. */
export const featureWordsOf = (owner: Owner): Shapes =>
  described[owner]?.words ??
  Object.values(described).find(({ parts }) => parts?.[owner])?.parts?.[owner] ??
  {}
