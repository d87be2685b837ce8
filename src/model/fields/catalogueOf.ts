import type { AnySchema } from '../schema'
import { type Catalogue, isReady, type Resource } from './resource'
import { resourceOf } from './resourceOf'

export function catalogueOf(resources: ReadonlyMap<string, Resource>): Catalogue {
  const get = getterOf(resources)
  const referring = (name: string) =>
    [...resources.values()].filter(each => refersTo(each, name)).map(each => each.name)
  const related = (name: string) => get(name).schema.related ?? referring(name)
  return { resources, get, related, referring, load: () => isReady, ready: () => isReady }
}

/** A catalogue of schemas that are known to hold; others go through `createCatalogue`. */
export function trustedCatalogue(schemas: readonly AnySchema[]): Catalogue {
  const resources = new Map<string, Resource>()
  for (const schema of schemas) resources.set(schema.name, resourceOf(schema, getterOf(resources)))
  return catalogueOf(resources)
}

/** Finds a resource by name; throws for an unknown one. */
export const getterOf = (resources: ReadonlyMap<string, Resource>) => (name: string) => {
  const found = resources.get(name)
  if (!found) throw new Error(`there is no schema "${name}"`)
  return found
}

const refersTo = ({ fields }: Resource, name: string) =>
  [...fields.values()].some(({ reference }) => reference?.resource === name)
