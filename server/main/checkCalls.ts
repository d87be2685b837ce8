import { callsNamed } from '../../src/model/access/calls'
import { SchemaError } from '../../src/model/check/catalogue'
import type { Catalogue } from '../../src/model/fields/resource'
import { unknown } from '../../src/model/words/mistake'

/** Refuses to start with a schema that names a call without a handler. */
export function checkCalls(catalogue: Catalogue, known: readonly string[]): void {
  const problems = [...catalogue.resources.values()].flatMap(resource =>
    [...callsNamed(resource)]
      .filter(call => !known.includes(call))
      .map(call => unknown(`${resource.name}.flow`, { what: 'call', word: call, known })),
  )
  if (problems.length > 0)
    throw new SchemaError(problems.map(({ place, says }) => `${place}: ${says}`))
}
