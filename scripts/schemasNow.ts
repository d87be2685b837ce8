import { files } from 'virtual:schema-files'
import './languageNow.js'
import { business } from '../src/base/business.js'
import type { LocalizedText } from '../src/base/text.js'
import { inEveryLanguage } from '../src/i18n/everyLanguage.js'
import { createCatalogue } from '../src/model/check/catalogue.js'
import { type Outline, outlineOf } from '../src/model/fields/outline.js'
import { columnsOf } from '../src/model/words/place.js'

/** A schema of the business: its file, its export and its outline. */
export interface FoundSchema {
  /** For example `/src/schemas/products.ts`. */
  readonly path: string
  readonly as: string
  /** Its label is in the language of the business alone. */
  readonly outline: Outline
  /** Its label in the other languages. */
  readonly labels: Readonly<Record<string, string>>
  /** The names of its fields, the company column included. */
  readonly fields: readonly string[]
}

const exported = Object.entries(files).flatMap(([path, schemas]) =>
  Object.entries(schemas).map(([as, schema]) => ({
    ...{ path, as, schema },
    fields: Object.keys(columnsOf(schema)),
  })),
)
export const catalogue = checked()

/** Every schema in its current version; throws if one has a mistake. */
export const found: readonly FoundSchema[] = exported.map(({ path, as, schema, fields }) => ({
  ...{ path, as, fields },
  ...labelled(outlineOf(catalogue.get(schema.name), catalogue)),
}))

/** A mistake carries the names of all fields, by which the compiler checks the schemas meanwhile. */
function checked() {
  try {
    return createCatalogue(exported.map(({ schema }) => inEveryLanguage(schema)))
  } catch (error) {
    const named = exported.filter(({ schema }) => schema.name)
    const names = named.map(({ schema, fields }) => ({ outline: { words: schema }, fields }))
    throw Object.assign(error as Error, { names })
  }
}

function labelled(outline: Outline): Pick<FoundSchema, 'outline' | 'labels'> {
  const { label } = outline.words
  if (typeof label === 'string') return { outline, labels: {} }
  const { [business().language]: own, ...labels } = label as Readonly<Record<string, string>>
  if (own === undefined) return { outline, labels: {} }
  return {
    outline: {
      ...outline,
      words: { ...outline.words, label: { [business().language]: own } as LocalizedText },
    },
    labels,
  }
}
