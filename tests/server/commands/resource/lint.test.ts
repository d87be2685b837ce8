import { describe, expect, test } from 'vitest'
import { lint } from '../../../../server/commands/resource/check/lint'
import {
  type Dictionaries,
  missingLabels,
} from '../../../../server/commands/resource/check/lintLabels'
import { catalogue } from '../../../../src/catalogue'
import { languages } from '../../../../src/i18n/languages'
import { loadNamespace } from '../../../../src/i18n/namespaces'
import type { AnySchema } from '../../../../src/model/schema'
import { spoken } from '../../../schemas/shipped'
import { aCatalogue } from '../../aCatalogue'
import { courierFields, courierFlow, couriers, courierWith } from './couriers'

const words = Object.fromEntries(
  await Promise.all(
    languages().map(async ({ value }) => [value, await loadNamespace(value, 'columns')]),
  ),
) as Dictionaries

test('the shipped schemas have texts in six languages', () => {
  const readText = spoken.map(name => catalogue.get(name))
  expect(readText.flatMap(each => missingLabels(each, words))).toEqual([])
})

test('the shipped schemas pass without errors and hints', () => {
  expect(lint(catalogue)).toEqual([])
})

test('the sound example is well', () => {
  expect(lint(aCatalogue(couriers))).toEqual([])
})

test('a role that may create but not read, as who reports something, is well', () => {
  expect(
    lint(aCatalogue(courierWith({ access: { admin: 'all', warehouse: { create: true } } }))),
  ).toEqual([])
})

const amounts = { TOTAL: { kind: 'money' } }
const read9 = { access: { admin: 'all', credit: { read: true, create: true } } }
const state3 = { 3: { label: { es: 'Perdido' }, colour: 'error' } }
const wrong: readonly [string, AnySchema, string, string][] = [
  ['nobody may read it', courierWith({ access: {} }), 'couriers.access', 'nobody may read'],
  [
    'a role changes what it may not read',
    courierWith({ access: { admin: 'all', warehouse: { update: true } } }),
    'couriers.access.warehouse',
    'may change what it may not read',
  ],
  [
    'a role may create and never fill a required field',
    courierFields({ TARIFA: { required: true, write: ['admin'] } }),
    'couriers.access.credit',
    'never fill the required TARIFA',
  ],
  [
    'the title is hidden from those who list',
    courierFields({ NOMBRE: { read: ['admin'], search: false, required: false } }),
    'couriers.NOMBRE',
    'part of the title',
  ],
  [
    'a filter on a long text',
    courierFields({ NOTAS: { filter: true } }),
    'couriers.NOTAS',
    'search: true',
  ],
  [
    'unique with a default',
    courierFields({ PESO: { unique: true, default: 1 } }),
    'couriers.PESO',
    'the second record would be refused',
  ],
  [
    'rows with amounts and no sum',
    courierFields({ CIUDADES: { fields: amounts } }),
    'couriers.CIUDADES',
    "{ sum: 'CIUDADES.TOTAL' }",
  ],
  [
    'a sum for roles that may not read what is summed',
    courierFields({
      CIUDADES: { fields: { PRECIO: { kind: 'money', read: ['admin'] } } },
      SUMA: { kind: 'computed', formula: { sum: 'CIUDADES.PRECIO' }, read: ['admin', 'credit'] },
    }),
    'couriers.SUMA',
    'role 9 may read it, but not what it is computed from',
  ],
  [
    'a required field in no section of the form',
    courierWith({ ...read9, form: [{ id: 'main', fields: ['TARIFA'] }] }),
    'couriers.NOMBRE',
    'stands in no section',
  ],
  [
    'a transition by roles that may not read',
    courierFlow({}, { activar: { label: { es: 'A' }, from: [1], to: 2, allow: ['brandAgent'] } }),
    'couriers.flow.vida.transitions.activar',
    'nobody can make it',
  ],
  [
    'a state no transition leads to',
    courierFlow(state3, {}),
    'couriers.flow.vida.states.3',
    'no transition leads here',
  ],
  [
    'a step needs what nobody fills',
    courierWith({
      ...courierFields({ PESO: { readOnly: true } }),
      ...{ flow: courierFlow({}, { activar: { ...activar(), requiredFields: ['PESO'] } }).flow },
    }),
    'couriers.flow.vida.transitions.activar',
    'nobody can fill',
  ],
  [
    'an action that asks another system for nothing',
    courierFlow({}, { pedir: { ...activar(), to: undefined, effects: [{ call: 'crm.codigo' }] } }),
    'couriers.flow.vida.transitions.pedir',
    'keeps nothing of the answer',
  ],
  [
    'a check that refuses an empty field',
    courierWith({
      checks: [{ rule: { PESO: { gt: { field: 'TARIFA' } } }, field: 'PESO', message: 'No' }],
    }),
    'couriers.checks.0',
    'or: [{ PESO: { empty: true } }, …]',
  ],
  [
    'a flow no field holds',
    courierFields({ ESTADO: null }),
    'couriers.flow.vida',
    'is named by 0 fields',
  ],
]
function activar() {
  return couriers.flow?.vida?.transitions.activar
}

describe('resource check finds', () => {
  test.each(wrong)('%s', (_, schema, ...[at, message]) => {
    expect(lint(aCatalogue(schema))).toContainEqual(
      expect.objectContaining({ at, says: expect.stringContaining(message) }),
    )
  })

  test('words that some languages lack', () => {
    const [es, en] = ['es', 'en'].map(language =>
      missingLabels(aCatalogue(couriers).get('couriers'), words).find(
        each => each.language === language,
      ),
    )
    expect(es?.missing).toEqual(expect.not.arrayContaining(['label']))
    expect(en?.missing).toEqual(expect.arrayContaining(['label', 'TIPO: A', 'activar']))
    const plain = {
      ...couriers,
      label: 'Courier',
      fields: { ID: { kind: 'id' }, NOMBRE: { kind: 'text', label: 'Name' } },
    }
    const { flow: _, form: _form, list: _list, ...bare } = plain
    const lacking = missingLabels(aCatalogue(bare as AnySchema).get('couriers'), words)
    expect(lacking.map(({ language }) => language)).toEqual(['en', 'fr', 'vi', 'cn', 'ar'])
    expect(lacking[0]?.missing).toEqual(['label', 'NOMBRE'])
  })
})
