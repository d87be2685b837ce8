import { checkResource } from './check'
import type { Catalogue, Resource } from './resource'
import { resourceOf } from './resourceOf'
import type { AnySchema } from './schema'
import { checkWords } from './words/checkWords'
import type { Mistake } from './words/mistake'

/** Makes schemas ready and checks what the compiler cannot see. Every mistake is named, all at once. */
export function createCatalogue(schemas: readonly AnySchema[]): Catalogue {
  const resources = new Map<string, Resource>()
  const get = (name: string) => {
    const found = resources.get(name)
    if (!found) throw new Error(`there is no schema "${name}"`)
    return found
  }
  const misspelt = checkAllWords(schemas)
  const problems: string[] = []
  for (const schema of schemas) {
    if (resources.has(schema.name)) problems.push(`${schema.name}: two schemas have this name`)
    try {
      resources.set(schema.name, resourceOf(schema, get))
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
    }
  }
  problems.push(...checkResources(resources, misspelt.length > 0))
  const all = [
    ...misspelt.map(({ place, says }) => `${place}: ${says}`),
    ...besides(problems, misspelt),
  ]
  if (all.length > 0) throw new SchemaError(all)
  const related = (name: string) =>
    get(name).schema.related ??
    [...resources.values()].filter(each => refersTo(each, name)).map(each => each.name)
  return { resources, get, related, load: async () => {} }
}

function checkAllWords(schemas: readonly AnySchema[]) {
  const all = new Map(schemas.map(schema => [schema.name, schema]))
  return schemas.flatMap(schema => checkWords(schema, all))
}

/** A misspelt word may leave nothing to check: it is told, and the rest once it is mended. */
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

/** What is no mere consequence of a word that is told already. */
const besides = (problems: readonly string[], misspelt: readonly Mistake[]) =>
  problems.filter(
    problem =>
      !misspelt.some(
        ({ place, word }) =>
          problem.startsWith(place.split('.')[0] ?? '') &&
          problem.split(/[^\w$-]+/).some(part => word.split('.').includes(part)),
      ),
  )

const refersTo = ({ fields }: Resource, name: string) =>
  [...fields.values()].some(({ kind, target }) => kind === 'reference' && target?.name === name)

/** What is wrong with the schemas, in words for who wrote them. */
export class SchemaError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The schemas do not hold:\n${problems.map(problem => `  - ${problem}`).join('\n')}`)
    this.name = 'SchemaError'
    // Where in our code it came to light helps nobody.
    this.stack = this.message
  }
}
