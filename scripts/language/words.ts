import { customKinds } from '../../src/custom-kinds/kinds.js'
import { describeKinds, kindNames, setKinds } from '../../src/kinds/registry.js'
import { registry as known, wordsOf } from '../../src/model/words/registry.js'
import { featureDescriptions } from '../../src/schemas/features/descriptions.js'

setKinds(customKinds)
await describeKinds()

/** Kinds of the engine and of the business, in their order. */
export const kinds = kindNames()
const owners = kinds.map(kind => `field of kind ${kind}`)

const features = Object.entries(featureDescriptions).flatMap(([name, { words, parts = {} }]) => [
  [name, words] as const,
  ...Object.entries(parts),
])

/** Every word of the language and of its features by its owner. */
export const registry = {
  ...known,
  ...Object.fromEntries(features),
  ...Object.fromEntries(owners.map(owner => [owner, wordsOf(owner)])),
}
