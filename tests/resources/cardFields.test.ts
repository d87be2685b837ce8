import { expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import type { Resource } from '../../src/model/fields/resource'
import type { BoardPlan } from '../../src/resources/board/boardOf'
import { cardFields, cardParts } from '../../src/resources/board/cardFields'

/** The fields on the cards of a resource while these columns of its list are shown. */
function read(resource: Resource, state: string, columns = resource.list.columns) {
  const plan = { status: resource.fields.get(state) } as BoardPlan
  const shown = columns.flatMap(name => resource.fields.get(name) ?? [])
  const all = [...resource.fields.values()]
  return cardFields(resource, plan, { shown, all }).map(({ name }) => name)
}

test('a card tells what its schema says, as far as the reader shows those columns', () => {
  const credit = catalogue.get('credit-applications')
  expect(read(credit, 'ESTADO_CREDITO')).toEqual(credit.schema.list?.cardFields)
  expect(read(credit, 'ESTADO_CREDITO', ['NOMBRE', 'RUC', 'ESTADO_CREDITO'])).toEqual([
    ...['RUC', 'SOO', 'SOO_PAGARE'],
  ])
})

test('where no schema says it, a card tells the first four columns, the last of them an amount', () => {
  const orders = catalogue.get('invoices')
  const { cardFields: _, ...list } = orders.schema.list ?? {}
  const silent = { ...orders, schema: { ...orders.schema, list } }
  const columns = ['CLIENTEID', 'VENDEDOR', 'BODEGA', 'COMPANY', 'FORMADEPAGO', 'TOTAL', 'ESTADO']
  expect(read(silent, 'ESTADO', columns)).toEqual(['CLIENTEID', 'VENDEDOR', 'BODEGA', 'TOTAL'])
})

test('words of a list and links to hand on stand by themselves, all else under its label', () => {
  const { fields } = catalogue.get('credit-applications')
  const named = ['RUC', 'TIPO_PERSONA', 'SOO'].flatMap(name => fields.get(name) ?? [])
  const parts = Object.entries(cardParts(named)).map(([part, of]) => [part, of[0]?.name])
  expect(Object.fromEntries(parts)).toEqual({ chips: 'TIPO_PERSONA', links: 'SOO', facts: 'RUC' })
})
