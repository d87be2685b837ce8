import { describe, expect, test } from 'vitest'
import type { EngineLanguage, LocalizedText } from '../../src/base/text'
import { humanise } from '../../src/base/text'
import { catalogue } from '../../src/catalogue'
import { columnLabel, fieldLabel, plural, singular, textOf } from '../../src/i18n/labels'
import { loadNamespace } from '../../src/i18n/namespaces'
import { optionLabel } from '../../src/kinds/choice/data'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { spoken } from './shipped'

const languages: readonly EngineLanguage[] = ['ar', 'cn', 'en', 'es', 'fr', 'vi']
const loaded = languages.map(async each => [each, await loadNamespace(each, 'columns')])
const dictionaries: Record<EngineLanguage, Readonly<Record<string, string>>> = Object.fromEntries(
  await Promise.all(loaded),
)
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

    test.each(languages)('says in %s what a step does, not the state after it', language => {
      for (const { states, transitions } of Object.values(resource.schema.flow ?? {})) {
        const names = Object.values(states).map(({ label }) => textOf(label, language))
        const steps = Object.values(transitions)
          .filter(({ onResponse }) => !onResponse)
          .map(({ label }) => textOf(label, language))
        expect(steps.filter(step => names.includes(step))).toEqual([])
      }
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

const optionsOf = ({ options }: FieldModel): LocalizedText[] =>
  Object.values(options ?? {}).map(optionLabel)

const fieldsOf = (resource: Resource): FieldModel[] =>
  [...resource.fields.values()].flatMap(field => [field, ...(field.fields ?? [])])

/** The text in each available language. A plain string is the same everywhere. */
const complete = (text: LocalizedText): string[] =>
  languages.flatMap(language => (typeof text === 'string' ? text : text[language]) ?? [])

const textsOf = ({ schema, form }: Resource): LocalizedText[] => [
  ...(Array.isArray(schema.list?.tabs)
    ? schema.list.tabs.map(tab => tab.label as LocalizedText)
    : []),
  ...form.sections.flatMap(section => section.label ?? []),
  ...Object.values(schema.documents ?? {}).map(({ label }) => label),
  ...Object.values(schema.flow ?? {}).flatMap(flow => [
    ...Object.values(flow.states).map(state => state.label),
    ...Object.values(flow.transitions).flatMap(transition => [
      transition.label,
      ...(transition.guards ?? []).map(requirement => requirement.message),
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

const inDictionary = (name: string, language: EngineLanguage) => {
  const dictionary = dictionaries[language]
  return (
    columnLabel(name, dictionary) !== humanise(name) ||
    Object.hasOwn(dictionary, name) ||
    Object.hasOwn(dictionary, name.toUpperCase())
  )
}
