import { expect, test } from 'vitest'
import { distributor } from '../../server/business'
import type { AppContext } from '../../server/http/appContext'
import { createRecords } from '../../server/routes/createRecords'
import type { AnySchema } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'

test('a function that no server has stops the start, with the name that was probably meant', () => {
  const contracts: AnySchema = {
    ...{ name: 'contracts', table: 'CONTRATO', key: 'ID', title: 'ID', label: 'Uno | Varios' },
    fields: { ID: { kind: 'id' }, ESTADO: { kind: 'status', flow: 'vida' } },
    flow: {
      vida: {
        initial: 1,
        states: { 1: { label: 'Uno', colour: 'info' } },
        transitions: {
          ir: { label: 'Ir', from: [1], allow: ['admin'], effects: [{ handler: 'cerrarEnlace' }] },
        },
      },
    },
    access: { admin: 'all' },
  }
  const parts = { business: distributor(), catalogue: aCatalogue(contracts), hash: {} }
  const context = parts as unknown as AppContext
  expect(() => createRecords(context)).toThrow(
    'contracts.flow.vida.transitions.ir.effects.0.handler: unknown handler "cerrarEnlace"; did you mean "cerrarEnlaces"?',
  )
})
