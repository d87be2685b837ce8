import { business } from '../../../../src/base/business'
import { humanise, type Language, type LocalizedText } from '../../../../src/base/text'
import { columnLabel } from '../../../../src/i18n/labels'
import { languages } from '../../../../src/i18n/languages'
import { optionLabel } from '../../../../src/kinds/choice/data'
import type { FieldModel, Resource } from '../../../../src/model/fields/resource'

export type Dictionaries = Readonly<Record<Language, Readonly<Record<string, string>>>>

/**
 * Missing labels by language: `TARIFA`, `STATUS: ACTIVO`. Column names serve as labels in the language of the business.
 * A plain text is taken for a name that is the same everywhere, unless the schema has nothing in another language.
 */
export function missingLabels(resource: Resource, dictionaries: Dictionaries) {
  const texts = textsOf(resource)
  const isPlain = texts.every(([, text]) => typeof text === 'string')
  return languages().flatMap(({ value: language }) => {
    const isSpoken = (text: LocalizedText) =>
      typeof text === 'string'
        ? language === business().language || !isPlain
        : speaks(text, language)
    const missing = [
      ...texts.filter(([, text]) => !isSpoken(text)).map(([place]) => place),
      ...fieldsOf(resource)
        .filter(({ words }) => words.label === undefined)
        .filter(
          ({ name }) =>
            language !== business().language && !isKnown(name, dictionaries[language] ?? {}),
        )
        .map(({ name }) => name),
    ]
    return missing.length > 0 ? [{ language, missing: [...new Set(missing)] }] : []
  })
}

const speaks = (text: LocalizedText, language: Language) =>
  Object.entries(text).some(([key, its]) => key === language && its)

const isKnown = (name: string, dictionary: Readonly<Record<string, string>>) =>
  Object.hasOwn(dictionary, name) ||
  Object.hasOwn(dictionary, name.toUpperCase()) ||
  columnLabel(name, dictionary) !== humanise(name)

const fieldsOf = (resource: Resource): FieldModel[] =>
  [...resource.fields.values()].flatMap(field => [field, ...(field.fields ?? [])])

type Placed = readonly [place: string, text: LocalizedText]

function textsOf(resource: Resource): Placed[] {
  const { schema, form } = resource
  const tabs = Array.isArray(schema.list?.tabs) ? schema.list.tabs : []
  return [
    ['label', schema.label],
    ...fieldsOf(resource).flatMap(({ name, words, options }): Placed[] => [
      ...(words.label === undefined ? [] : [[name, words.label] as const]),
      ...Object.entries(options ?? {}).map(
        ([value, option]): Placed => [`${name}: ${value}`, optionLabel(option)],
      ),
    ]),
    ...tabs.map(({ id, label }): Placed => [`tab ${id}`, label]),
    ...form.sections.flatMap(({ id, label }): Placed[] =>
      label === undefined ? [] : [[`section ${id}`, label]],
    ),
    ...Object.values(schema.flow ?? {}).flatMap(({ states, transitions }) => [
      ...Object.entries(states).map(([name, { label }]): Placed => [`state ${name}`, label]),
      ...Object.entries(transitions).map(([name, { label }]): Placed => [name, label]),
    ]),
    ...Object.entries(schema.documents ?? {}).map(([name, { label }]): Placed => [name, label]),
  ]
}
