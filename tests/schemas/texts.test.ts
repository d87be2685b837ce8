import { schemas as loads } from 'virtual:catalogue'
import { describe, expect, test } from 'vitest'
import { business } from '../../src/base/business'
import { formatMoney } from '../../src/base/money'
import { committee } from '../../src/domain/credit/creditCommittee'
import { label, type WordShape } from '../../src/kinds/kind/words'
import { kindNames } from '../../src/kinds/registry'
import { type AnySchema, defineResource } from '../../src/model/schema'
import { registry, wordsOf } from '../../src/model/words/registry'
import { mapTexts, type ResourceTexts, schemaTexts, textUnder } from '../../src/model/words/texts'

const files = import.meta.glob<ResourceTexts>('../../src/locales/*/resources/*.json', {
  eager: true,
  import: 'default',
})
const languages = ['en', 'fr', 'vi', 'cn', 'ar']
const schemas = await Promise.all(Object.values(loads).map(load => load()))

/** Proper names, equal in every language: companies, banks, branches and cities. */
const properNames = /^options (COMPANY|BANCO|SUCURSAL [1-9]$|CIUDAD_ORIGEN)( |$)/

const keysOf = (schema: AnySchema): string[] => {
  const found = new Set<string>()
  mapTexts(schema, (key, text) => {
    found.add(key.join(' '))
    return text
  })
  return [...found]
}

const keysIn = (texts: ResourceTexts, above = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [above + key] : keysIn(text, `${above + key} `),
  )

describe.each(schemas.map(schema => [schema.name, schema] as const))('%s', (name, schema) => {
  test.each(languages)('has each of its texts in %s, and no other', language => {
    const texts = files[`../../src/locales/${language}/resources/${name}.json`] ?? {}
    const translated = keysOf(schema).filter(key => !properNames.test(key))
    expect(keysIn(texts).toSorted()).toEqual(translated.toSorted())
  })
})

test.each(languages)(
  'the help on approved amounts says the limits of the committee in %s',
  language => {
    const texts = files[`../../src/locales/${language}/resources/credit-applications.json`]
    const help = JSON.stringify(texts?.help)
    for (const amount of Object.values(committee)) expect(help).toContain(formatMoney(amount))
  },
)

const found = Object.entries(files).map(([path, texts]) => {
  const [, language = '', name = ''] = /(\w+)\/resources\/(.*)\.json$/.exec(path) ?? []
  return { language, name, texts }
})
const portals = Object.keys(business().menu?.portals ?? {})
const readersOf = (name: string) => [name, ...portals.map(role => `${name}.${role}`)]

test('each file of texts belongs to a schema, and to its readers in a portal', () => {
  const names = new Set(schemas.flatMap(({ name }) => readersOf(name)))
  expect(found.map(({ name }) => name).filter(name => !names.has(name))).toEqual([])
})

test('what a portal calls otherwise, it calls so in every language, each state by a name of its own', () => {
  for (const schema of schemas)
    for (const own of readersOf(schema.name).slice(1)) {
      const all = found.filter(({ name }) => name === own)
      const keys = [...new Set(all.flatMap(({ texts }) => keysIn(texts)))]
      const spoken = all.length > 0 ? ['es', ...languages] : []
      expect(all.map(({ language }) => language).toSorted()).toEqual(spoken.toSorted())
      for (const { texts } of all) {
        expect(keysIn(texts)).toEqual(keys)
        const states = Object.values(texts.states ?? {}).flatMap(flow => Object.values(flow))
        expect(new Set(states).size).toBe(states.length)
      }
      expect(keysOf(schema)).toEqual(expect.arrayContaining(keys))
    }
})

const texts = label as Extract<WordShape, { is: 'either' }>
const holdsText = (shape: WordShape): boolean =>
  ((shape.is === 'list' || shape.is === 'table') && holdsText(shape.each)) ||
  (shape.is === 'either' && (shape.of === texts.of || shape.of.some(holdsText)))

test('the words whose values are texts are those of the registry', () => {
  const kinds = kindNames().map(kind => wordsOf(`field of kind ${kind}`))
  const words = [...Object.values(registry), ...kinds].flatMap(owner =>
    Object.entries(owner).flatMap(([word, shape]) => (holdsText(shape) ? [word] : [])),
  )
  expect(new Set(words)).toEqual(new Set([...schemaTexts, 'options', 'text']))
})

const aSchema = (text: string): AnySchema =>
  defineResource({
    name: 'parcels',
    table: 'PAQUETE',
    key: 'ID',
    title: 'NOTA',
    label: 'Paquete | Paquetes',
    fields: {
      ID: { kind: 'id' },
      NOTA: { kind: 'text', label: { es: 'Nota', en: 'Note' }, help: text },
      ESTADO: {
        kind: 'choice',
        options: { A: 'Abierto', C: { label: 'Cerrado', colour: 'info' } },
      },
      ITEMS: { kind: 'lines', fields: { PESO: { kind: 'decimal', label: 'Peso' } } },
    },
    checks: [{ rule: { NOTA: { empty: false } }, field: 'NOTA', message: text }],
    access: {},
  })

test('a text stands under the name of what says it, a message under its own words', () => {
  expect(keysOf(aSchema('Falta algo. Complete.'))).toEqual([
    'name',
    'help NOTA',
    'options ESTADO A',
    'options ESTADO C',
    'fields ITEMS.PESO',
    'messages Falta algo. Complete.',
  ])
})

test('a text that a schema gives by language stays as it is', () => {
  const { fields } = mapTexts(aSchema('Falta'), (_, es) => ({ es, en: 'translated' }))
  expect(fields.NOTA?.label).toEqual({ es: 'Nota', en: 'Note' })
  expect(fields.NOTA?.help).toEqual({ es: 'Falta', en: 'translated' })
})

test('a key that the file lacks, or that is no text there, has no translation', () => {
  expect(textUnder(['options', 'ESTADO', 'A'], { options: { ESTADO: { A: 'Open' } } })).toBe('Open')
  expect(textUnder(['options', 'ESTADO'], { options: { ESTADO: { A: 'Open' } } })).toBeUndefined()
  expect(textUnder(['name'], {})).toBeUndefined()
})
