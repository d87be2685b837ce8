import SwaggerParser from '@apidevtools/swagger-parser'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/base/text'
import { catalogue } from '../../src/catalogue'
import { type RoleCode, roles } from '../../src/domain/accounts/roles'
import { fieldLabel } from '../../src/i18n/labels'
import { languages } from '../../src/i18n/languages'
import { loadNamespace } from '../../src/i18n/namespaces'
import type { JsonSchema } from '../../src/kinds/kind/description'
import type { Me } from '../../src/model/access/access'
import { callsOf } from '../../src/model/access/calls'
import { createCatalogue } from '../../src/model/check/catalogue'
import { type OpenApiDocument, openApiOf } from '../../src/model/openapi/openapi'
import { companies } from '../../src/schemas/companies'
import { users } from '../../src/schemas/users'
import { warehouses } from '../../src/schemas/warehouses'
import { declared, features } from '../server/declared'
import { columnOf, everyKind, numbers, targets, variants } from './everyKind'
import { samples } from './samples'

const label = ({ name }: { name: string }) => name
const kinds = createCatalogue([
  everyKind,
  targets,
  numbers,
  users,
  companies,
  { ...warehouses, related: [] },
])
const propertiesOf = (schema: JsonSchema | undefined) =>
  schema?.properties as Record<string, JsonSchema>

/** The findings of redocly's linter and swagger-parser on a document. */
async function problemsOf(document: OpenApiDocument): Promise<string[]> {
  const source = JSON.stringify(document)
  // `{id}/flow/x` and `bulk/flow/{transition}` are distinct: no record has the key `bulk`
  const config = await createConfig(
    '{ extends: [recommended], rules: { no-ambiguous-paths: off } }',
  )
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  await SwaggerParser.validate(JSON.parse(source))
  return problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)
}

/**
 * The long run checks every language, in all of which a document has the same shape, and every role, whose
 * document is a part of the one that tells everything.
 */
const isLong = process.env.TEST_LONG === '1'
const lintedLanguages: readonly Language[] = isLong ? languages().map(({ value }) => value) : ['en']
const lintedRoles: readonly RoleCode[] = isLong ? roles : []

describe.each(lintedLanguages)('in %s', language => {
  test('the document that tells everything passes linter and parser', async () => {
    expect(
      await problemsOf(openApiOf(catalogue, { language, label, routes: declared, features })),
    ).toEqual([])
  })

  test.each(lintedRoles)('the document of role %s passes linter and parser', async ROLE => {
    const me = { ID: 1, ROLE, COMPANY: null, EMPRESA: 'ACME' } as unknown as Me
    expect(
      await problemsOf(openApiOf(catalogue, { language, label, me, routes: declared, features })),
    ).toEqual([])
  })
})

test('a change says the version it is based on, a default only what a new record gets', () => {
  const { paths, components } = openApiOf(catalogue, { language: 'en', label })
  const headersOf = (path: string, verb: string) =>
    (paths[path] as Record<string, { parameters: { $ref?: string }[] }>)[verb]?.parameters.flatMap(
      ({ $ref = '' }) => ($ref.includes('IfMatch') ? [$ref.split('/').at(-1)] : []),
    )
  for (const verb of ['put', 'patch', 'delete'])
    expect(headersOf('/hanadb/api/products/{id}', verb)).toEqual(['IfMatch'])
  expect(headersOf('/hanadb/api/clients/{id}/restore', 'post')).toEqual([])
  expect(components.parameters?.IfMatch).toMatchObject({ required: true })
  for (const [name, schema] of Object.entries(components.schemas ?? {}))
    if (!name.endsWith('-create')) expect(JSON.stringify(schema)).not.toContain('"default":')
})

describe.each(languages().map(({ value }) => value))('in %s', language => {
  test('the document names every resource and field', async () => {
    const columns = await loadNamespace(language, 'columns')
    const document = openApiOf(catalogue, {
      routes: declared,
      language,
      label: ({ name, words }) => fieldLabel({ name, label: words.label }, language, columns),
    })
    for (const resource of catalogue.resources.values()) {
      const path = resource.rest.path.replace(/\/$/, '')
      expect(Object.keys(document.paths)).toEqual(
        expect.arrayContaining([path, `${path}/{id}`, `${path}/tabs`, `${path}/export`]),
      )
      const properties = propertiesOf(document.components.schemas?.[resource.name])
      const read = [...resource.fields.values()].filter(({ kind }) => kind !== 'password')
      const marks = ['_VERSION', '_can', ...(callsOf(resource).length > 0 ? ['_byHand'] : [])]
      expect(Object.keys(properties)).toEqual([...read.map(({ name }) => name), ...marks])
      for (const { name } of read) expect(properties[name]?.title).toMatch(/\S/)
    }
    for (const { description } of document.tags) expect(description).toMatch(/\S/)
  })
})

test('a field of every kind is described so that its limits can be kept', async () => {
  const document = openApiOf(kinds, { language: 'en', label })
  expect(await problemsOf(document)).toEqual([])
  const properties = propertiesOf(document.components.schemas?.['every-kind-create'])
  const of = (name: string) => properties[columnOf(name)]
  expect(of('text')).toMatchObject({ type: ['string', 'null'], minLength: 2, maxLength: 200 })
  expect(of('patternCode')).toMatchObject({ pattern: '^\\d{2}\\.[A-Z]{2}$' })
  expect(of('boundedInteger')).toMatchObject({ minimum: 0, maximum: 9 })
  expect(of('money')).toMatchObject({ minimum: -1e6, 'x-decimals': 2 })
  expect(of('choice')).toMatchObject({
    enum: ['3', 'A', 'B', null],
    'x-labels': { B: 'Type B' },
  })
  expect(of('numericChoice')).toMatchObject({ type: ['integer', 'null'], enum: [5, -1, null] })
  expect(of('reference')).toMatchObject({ type: ['string', 'null'], 'x-resource': 'targets' })
  expect(of('numericReference')).toMatchObject({ type: ['integer', 'null'] })
  expect(of('lines')).toMatchObject({ type: ['array', 'null'], maxItems: 3 })
  expect(of('password')).toMatchObject({ writeOnly: true, minLength: 8 })
  for (const name of ['id', 'status', 'computed']) expect(of(name)).toBeUndefined()
})

const patterned = Object.entries({ ...samples, ...variants }).flatMap(([name, { good }]) =>
  good.flatMap(value => (typeof value === 'string' ? [[name, value] as const] : [])),
)
test.each(patterned)('the pattern of %s admits %s', (name, value) => {
  const properties = propertiesOf(
    openApiOf(kinds, { language: 'en', label }).components.schemas?.['every-kind-create'],
  )
  const { pattern = '' } = properties[columnOf(name)] ?? {}
  expect(value).toMatch(new RegExp(String(pattern), 'u'))
})

test('what must be sent, what is fixed and who may do what is told', () => {
  const document = openApiOf(catalogue, { language: 'en', label, routes: declared, features })
  const { schemas } = document.components
  expect(schemas?.['products-create']?.required).toEqual(
    expect.arrayContaining(['NOMBRE', 'CATEGORIA', 'MARCA']),
  )
  expect(Object.keys(propertiesOf(schemas?.['products-update']))).not.toContain('CODIGO')
  expect(propertiesOf(schemas?.products).COSTO).toMatchObject({
    'x-read-by': 'Administrator, Credit',
  })
  expect(propertiesOf(schemas?.users).CARD_CODE).toMatchObject({
    'x-required-when': 'ROLE = 31',
    'x-shown-when': 'ROLE = 31',
  })
  const products = document.tags.find(({ name }) => name === 'products')
  expect(products?.['x-roles']).toMatchObject({
    Administrator: { read: true, create: true, update: true, delete: true },
    'Wholesale customer': { read: 'STATUS = ACTIVO', create: false },
  })
})

test('to one person only what they may know is told', () => {
  const me = { ID: 1, ROLE: '31', COMPANY: null, EMPRESA: null } as unknown as Me
  const document = openApiOf(catalogue, { language: 'en', label, me })
  const text = JSON.stringify(document)
  expect(text).not.toMatch(/COSTO|CreditLine|credit-applications|x-read-by/)
  expect(Object.keys(document.paths)).toContain('/hanadb/api/products')
  expect(Object.keys(document.paths)).not.toContain('/hanadb/api/warehouses')
})

test('a sealed value says that its record alone tells it', () => {
  const { schemas } = openApiOf(catalogue, { language: 'en', label }).components
  const read = (name: string) => propertiesOf(schemas?.['warranty-orders'])[name]
  expect(read('CLAVE_DESBLOQUEO')).toMatchObject({ 'x-told-alone': true })
  expect(read('TIPO_BLOQUEO')).not.toHaveProperty('x-told-alone')
})

test('what is handed in sealed is told to its giver as something to give, and to its readers as a field', () => {
  const read = (ROLE: string) => {
    const me = { ID: 1, ROLE, COMPANY: null, EMPRESA: 'ACME' } as unknown as Me
    const { schemas } = openApiOf(catalogue, { language: 'en', label, me }).components
    const of = (name: string) => propertiesOf(schemas?.[name]).FOTO
    return [of('attendance-marks'), of('attendance-marks-create')]
  }
  expect(read('7')).toEqual([undefined, expect.objectContaining({ writeOnly: true })])
  expect(read('10')).toEqual([expect.anything(), expect.not.objectContaining({ writeOnly: true })])
})
