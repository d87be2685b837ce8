import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import type { Language, Text } from '../../src/domain/text'
import { columns as ar } from '../../src/i18n/ar/columns'
import { columns as cn } from '../../src/i18n/cn/columns'
import { columns as en } from '../../src/i18n/en/columns'
import { columns as es } from '../../src/i18n/es/columns'
import { columns as fr } from '../../src/i18n/fr/columns'
import { columnLabel, fieldLabel, humanise, plural, singular, textOf } from '../../src/i18n/labels'
import { columns as vi } from '../../src/i18n/vi/columns'
import { optionLabel } from '../../src/model/kinds/choice'
import type { FieldModel, Resource } from '../../src/model/resource'
import { spoken } from './shipped'

const dictionaries: Record<Language, Readonly<Record<string, string>>> = { ar, cn, en, es, fr, vi }
const languages = Object.keys(dictionaries) as Language[]
const resources = [...catalogue.resources]

test('what is shipped is there', () => {
  expect(spoken.filter(name => !catalogue.resources.has(name))).toEqual([])
})

describe.each(resources.filter(([name]) => spoken.includes(name)))(
  '%s, shipped,',
  (_, resource) => {
    test('says one and many in six languages', () => {
      for (const label of complete(resource.schema.label)) expect(label).toMatch(/^[^|]+ \| [^|]+$/)
    })

    test('names its tabs, sections and flows in six languages', () => {
      for (const text of textsOf(resource)) expect(complete(text)).toHaveLength(6)
    })

    test('names each field in six languages, by itself or by the dictionary', () => {
      expect(fieldsOf(resource).flatMap(nameless)).toEqual([])
    })
  },
)

describe.each(resources)('%s', (_, resource) => {
  test.each(languages)('has a text for every label in %s', language => {
    const { label } = resource.schema
    const texts = [...textsOf(resource), ...fieldsOf(resource).flatMap(optionsOf)]
    const labels = [
      ...[singular, plural].map(number => number(textOf(label, language))),
      ...texts.map(text => textOf(text, language)),
      ...fieldsOf(resource).map(({ name, words }) =>
        fieldLabel({ name, label: words.label }, language, dictionaries[language]),
      ),
    ]
    expect(labels.filter(text => text.trim() === '')).toEqual([])
  })
})

const optionsOf = ({ options }: FieldModel): Text[] => Object.values(options ?? {}).map(optionLabel)

const fieldsOf = (resource: Resource): FieldModel[] =>
  [...resource.fields.values()].flatMap(field => [field, ...(field.fields ?? [])])

/** The text in each language that has one. A plain string is the same everywhere. */
const complete = (text: Text): string[] =>
  languages.flatMap(language => (typeof text === 'string' ? text : text[language]) ?? [])

const textsOf = ({ schema, form }: Resource): Text[] => [
  ...(Array.isArray(schema.list?.tabs) ? schema.list.tabs.map(tab => tab.label as Text) : []),
  ...form.sections.flatMap(section => section.label ?? []),
  ...Object.values(schema.papers ?? {}).map(({ label }) => label),
  ...Object.values(schema.flow ?? {}).flatMap(flow => [
    ...Object.values(flow.states).map(state => state.label),
    ...Object.values(flow.transitions).flatMap(transition => [
      transition.label,
      ...(transition.when ?? []).map(requirement => requirement.else),
      ...(transition.confirm ? [transition.confirm] : []),
      ...(transition.effects ?? []).flatMap(effect => ('notify' in effect ? [effect.text] : [])),
    ]),
  ]),
]

const nameless = ({ name, words }: FieldModel): string[] =>
  languages
    .filter(language =>
      words.label === undefined
        ? !inDictionary(name, language)
        : typeof words.label === 'object' && !words.label[language],
    )
    .map(language => `${name} in ${language}`)

const inDictionary = (name: string, language: Language) => {
  const dictionary = dictionaries[language]
  return (
    columnLabel(name, dictionary) !== humanise(name) ||
    Object.hasOwn(dictionary, name) ||
    Object.hasOwn(dictionary, name.toUpperCase())
  )
}
