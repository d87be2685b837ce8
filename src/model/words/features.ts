import type { Owner, WordShape } from '../../kinds/kind/words'

/** Values that the words of a feature accept. */
export interface FeatureShapes {
  readonly words: Shapes
  /** The same for objects inside its words, by owner. */
  readonly parts?: Readonly<Record<Owner, Shapes>>
  /** Of its objects, those with a word that names the resource whose columns they speak of. */
  readonly there?: Readonly<Record<Owner, readonly string[]>>
}
type Shapes = Readonly<Record<string, WordShape>>

let described: Readonly<Record<string, FeatureShapes>> = {}

export function setFeatureShapes(shapes: typeof described) {
  described = shapes
}

export const featureNames = (): readonly string[] => Object.keys(described)

/** The words of a feature, or of an object inside them; none of an unknown one. */
export const featureWordsOf = (owner: Owner): Shapes =>
  described[owner]?.words ??
  Object.values(described).find(({ parts }) => parts?.[owner])?.parts?.[owner] ??
  {}

/** The words by which an object of a feature names the resource whose columns it speaks of. */
export const featureThere = (owner: Owner): readonly string[] | undefined =>
  Object.values(described).find(({ there }) => there?.[owner])?.there?.[owner]
