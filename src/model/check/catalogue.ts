import { business, partNames } from '../../base/business'
import { iconNames } from '../definition/uiNames'
import { catalogueOf, getterOf } from '../fields/catalogueOf'
import type { Catalogue, Resource } from '../fields/resource'
import { resourceOf } from '../fields/resourceOf'
import type { AnySchema } from '../schema'
import { checkWords } from '../words/checkWords'
import { type Mistake, unknown } from '../words/mistake'
import { checkResource } from './check'
import { checkStates } from './checkFlows'

/** Builds resources from schemas and checks them. Throws one `SchemaError` with all mistakes. */
export function createCatalogue(schemas: readonly AnySchema[]): Catalogue {
  const resources = new Map<string, Resource>()
  const get = getterOf(resources)
  const misspelt = [...checkMenuIcons(), ...checkAllWords(schemas)]
  const problems = schemas.flatMap(checkStates)
  for (const schema of schemas.filter(({ name }) => name !== undefined)) {
    if (resources.has(schema.name)) problems.push(`${schema.name}: two schemas have this name`)
    try {
      resources.set(schema.name, resourceOf(schema, get))
    } catch (error) {
      if (isOf(TypeError, error) && misspelt.length > 0) continue
      problems.push(placed(schema.name, error))
    }
  }
  problems.push(...checkResources(resources, misspelt.length > 0))
  const all = [
    ...misspelt.map(({ place, says }) => `${place}: ${says}`),
    ...withoutConsequences(problems, misspelt),
  ]
  if (all.length > 0) throw new SchemaError(all)
  return catalogueOf(resources)
}

function placed(name: string, error: unknown) {
  const says = error instanceof Error ? error.message : String(error)
  return says.startsWith(`${name}.`) ? says : `${name}: ${says}`
}

function checkAllWords(schemas: readonly AnySchema[]) {
  const all = new Map(schemas.flatMap(schema => (schema.name ? [[schema.name, schema]] : [])))
  return schemas.flatMap(schema => checkWords(schema, all))
}

function checkMenuIcons() {
  const { sections, last } = business().menu ?? {}
  const known = [...iconNames, ...partNames('icons')]
  return Object.entries({ ...sections, ...last })
    .filter(([, { icon }]) => !known.includes(icon))
    .map(([name, { icon }]) => unknown(`menu.${name}.icon`, { what: 'icon', word: icon, known }))
}

/** A misspelt word can leave other checks without input; those mistakes appear once it is corrected. */
function checkResources(resources: ReadonlyMap<string, Resource>, isMisspelt: boolean) {
  return [...resources.values()].flatMap(resource => {
    try {
      return checkResource(resource, resources)
    } catch (error) {
      if (isMisspelt) return []
      throw error
    }
  })
}

/** True for an error of this class, also where another one gives its place. */
const isOf = (kind: typeof TypeError, error: unknown) =>
  error instanceof kind || (error instanceof Error && error.cause instanceof kind)

/** Removes problems that follow from a misspelt word, or from what stands at one. */
const withoutConsequences = (problems: readonly string[], misspelt: readonly Mistake[]) =>
  problems.filter(problem => {
    const parts = problem.split(/[^\w$-]+/)
    return !misspelt.some(({ place, word }) => {
      const [resource = ''] = place.split('.')
      const [outer, last] = [place.slice(0, place.lastIndexOf('.')), place.split('.').pop() ?? '']
      return (
        (problem.startsWith(resource) && parts.some(part => word.split('.').includes(part))) ||
        (problem.startsWith(`${outer}:`) && parts.includes(last))
      )
    })
  })

/** Mistakes in schemas, worded for the author of the schema. */
export class SchemaError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The schemas do not hold:\n${problems.map(problem => `  - ${problem}`).join('\n')}`)
    this.name = 'SchemaError'
    // The stack trace does not help the author.
    this.stack = this.message
  }
}
