import type { Resource } from '../fields/resource'
import { type FeatureShapes, setFeatureShapes } from '../words/features'

/** The part of a feature that the start check uses. */
export interface FeatureDescription extends FeatureShapes {
  /** Mistakes that the shapes do not tell, each after its place: `sum: ESTADO is no amount`. */
  readonly check?: (resource: Resource, all: ReadonlyMap<string, Resource>) => readonly string[]
}

let described: Readonly<Record<string, FeatureDescription>> = {}

/** Hands the features of a business to the start check; called by the composition alone. */
export function setFeatures(descriptions: typeof described) {
  described = descriptions
  setFeatureShapes(descriptions)
}

/** Mistakes in the features of a resource, each with its place. */
export const checkFeatureWords = (
  resource: Resource,
  all: ReadonlyMap<string, Resource>,
): string[] =>
  (resource.schema.features ?? []).flatMap(({ feature }) =>
    (described[feature]?.check?.(resource, all) ?? []).map(
      problem => `${resource.name}.features.${feature}.${problem}`,
    ),
  )
