import { type Language, type LocalizedText, textIn } from '../../base/text'
import type { WordsOf } from './words'

/** JSON Schema 2020-12, as used by OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** The field around a kind's options, for its JSON schema. */
export interface DescribedField {
  readonly language: Language
  /** Labels of a choice's options and a status's states, by value. */
  readonly labels: Readonly<Record<string, LocalizedText>>
  /** Schema of the key that a reference holds. */
  readonly key: () => JsonSchema
  /** Schemas of the fields of child rows. */
  readonly rows: () => Readonly<Record<string, JsonSchema>>
}

/** The part of a kind that the server, the schema check and imports use besides its data; loaded on demand. */
export interface KindDescription<Options = object, Wire = unknown> {
  /** Words that its fields may say. */
  readonly words: WordsOf<Options>
  /** Schema of a value in the API document. */
  readonly jsonSchema: (options: Options, field: DescribedField) => JsonSchema
  /** The `n`th sample value, valid for the options. */
  readonly sample: (n: number, options: Options) => Wire
  /** Key of a warning about an accepted value, such as a wrong check digit. */
  readonly doubt?: (value: Wire) => string | undefined
}

/** Values on offer with their labels. */
export function offered({ labels, language }: DescribedField, numeric: boolean): JsonSchema {
  const texts = Object.entries(labels).map(([value, label]) => [value, textIn(label, language)])
  return {
    enum: Object.keys(labels).map(value => (numeric ? Number(value) : value)),
    'x-labels': Object.fromEntries(texts),
  }
}
