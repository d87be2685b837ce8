import { business, partNames } from '../../base/business'
import { iconNames } from '../definition/uiNames'
import { catalogueOf, getterOf } from '../fields/catalogueOf'
import type { Catalogue, Resource } from '../fields/resource'
import { resourceOf } from '../fields/resourceOf'
import type { AnySchema } from '../schema'
import { checkWords } from '../words/checkWords'
import { type Mistake, unknown } from '../words/mistake'
import { checkResource } from './check'

/** Builds resources from schemas and checks them. Throws one `SchemaError` with all mistakes. */
export function createCatalogue(schemas: readonly AnySchema[]): Catalogue {
  const resources = new Map<string, Resource>()
  const get = getterOf(resources)
  const misspelt = [...checkMenuIcons(), ...checkAllWords(schemas)]
  const problems: string[] = []
  for (const schema of schemas) {
    if (resources.has(schema.name)) problems.push(`${schema.name}: two schemas have this name`)
    try {
      resources.set(schema.name, resourceOf(schema, get))
    } catch (error) {
      const says = error instanceof Error ? error.message : String(error)
      problems.push(says.startsWith(`${schema.name}.`) ? says : `${schema.name}: ${says}`)
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

function checkAllWords(schemas: readonly AnySchema[]) {
  const all = new Map(schemas.map(schema => [schema.name, schema]))
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

/** Removes problems that follow from a misspelt word. */
const withoutConsequences = (problems: readonly string[], misspelt: readonly Mistake[]) =>
  problems.filter(
    problem =>
      !misspelt.some(
        ({ place, word }) =>
          problem.startsWith(place.split('.')[0] ?? '') &&
          problem.split(/[^\w$-]+/).some(part => word.split('.').includes(part)),
      ),
  )

/** Mistakes in schemas, worded for the author of the schema. */
export class SchemaError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The schemas do not hold:\n${problems.map(problem => `  - ${problem}`).join('\n')}`)
    this.name = 'SchemaError'
    // The stack trace does not help the author.
    this.stack = this.message
  }
}
