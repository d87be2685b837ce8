import { files } from 'virtual:schema-files'
import './languageNow.js'
import { inEveryLanguage } from '../src/i18n/everyLanguage.js'
import { createCatalogue } from '../src/model/check/catalogue.js'
import { type Outline, outlineOf } from '../src/model/fields/outline.js'

/** A schema of the business: its file, its export and its outline. */
export interface FoundSchema {
  /** For example `/src/schemas/products.ts`. */
  readonly path: string
  readonly as: string
  readonly outline: Outline
  /** The names of its fields, the company column included. */
  readonly fields: readonly string[]
}

const exported = Object.entries(files).flatMap(([path, schemas]) =>
  Object.entries(schemas).map(([as, schema]) => ({ path, as, schema })),
)
export const catalogue = createCatalogue(exported.map(({ schema }) => inEveryLanguage(schema)))

/** Every schema in its current version; throws if one has a mistake. */
export const found: readonly FoundSchema[] = exported.map(({ path, as, schema }) => ({
  path,
  as,
  outline: outlineOf(catalogue.get(schema.name), catalogue),
  fields: [...catalogue.get(schema.name).fields.keys()],
}))
