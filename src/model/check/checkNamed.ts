import { featuresWith, missingHalves } from '../definition/feature'
import type { Catalogue } from '../fields/resource'
import { unknown } from '../words/mistake'
import { SchemaError } from './catalogue'
import { placedEffects } from './placedEffects'

/** Refuses schemas whose effects name a `call` or `handler` that the server does not know. */
export function checkNamed(
  { resources }: Catalogue,
  what: 'call' | 'handler',
  known: readonly string[],
): void {
  const problems = [...resources.values()].flatMap(resource =>
    placedEffects(resource).flatMap(({ place, effect }) => {
      const word = (effect as { readonly [name in typeof what]?: string })[what]
      return word === undefined || known.includes(word)
        ? []
        : [unknown(`${resource.name}.${place}.${what}`, { what, word, known })]
    }),
  )
  if (problems.length > 0)
    throw new SchemaError(problems.map(({ place, says }) => `${place}: ${says}`))
}

/** Refuses schemas with a feature whose server half is not registered. */
export function checkFeatures({ resources }: Catalogue, registered: object = {}): void {
  const used = [...resources.values()].map(({ name, schema }) => ({
    name,
    features: featuresWith('server', schema),
  }))
  const problems = missingHalves('server', used, registered)
  if (problems.length > 0) throw new SchemaError(problems)
}
