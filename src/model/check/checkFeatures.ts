import { featuresWith, missingHalves } from '../definition/feature'
import type { Catalogue } from '../fields/resource'
import { SchemaError } from './catalogue'

/** Refuses schemas with a feature whose server half is not registered. */
export function checkFeatures({ resources }: Catalogue, registered: object = {}): void {
  const used = [...resources.values()].map(({ name, schema }) => ({
    name,
    features: featuresWith('server', schema),
  }))
  const problems = missingHalves('server', used, registered)
  if (problems.length > 0) throw new SchemaError(problems)
}
