import { defineResource } from '../../src/model/schema'

/**
 * Schemas with what the language allows and the product does not say: a strict order of dates, rules through
 * an optional reference, two status fields, references limited to a free text.
 */

const state = { label: 'Uno', colour: 'info' } as const
const going = (to: number) => ({ label: 'Ir', from: [1], to, allow: ['admin', 'credit'] }) as const

export const branches = defineResource({
  name: 'branches',
  table: 'SEDE',
  key: 'CODIGO',
  title: 'CODIGO',
  label: 'Sede | Sedes',
  fields: {
    CODIGO: { kind: 'code' },
    CIUDAD: { kind: 'text', filter: true },
    ABIERTA: { kind: 'boolean', filter: true },
  },
  access: { '*': 'read', admin: 'all' },
})

export const loans = defineResource({
  name: 'loans',
  table: 'PRESTAMO',
  key: 'ID',
  title: 'ID',
  tenant: true,
  label: 'Préstamo | Préstamos',
  fields: {
    ID: { kind: 'id' },
    DESDE: { kind: 'date', required: true },
    HASTA: { kind: 'date', required: true },
    EMPIEZA: { kind: 'dateTime' },
    ACABA: { kind: 'dateTime' },
    CLIENTE: { kind: 'reference', resource: 'clients' },
    RESPONSABLE: {
      kind: 'reference',
      resource: 'users',
      filterOptions: { match: { ROLE: ['8', '9'] }, message: 'No es de bodega ni de crédito' },
    },
    SEDE: {
      kind: 'reference',
      resource: 'branches',
      filterOptions: { match: { CIUDAD: 'Cuenca', ABIERTA: true }, message: 'Otra ciudad' },
    },
    ESTADO: { kind: 'status', flow: 'vida' },
    PAGO: { kind: 'status', flow: 'pago' },
  },
  checks: [
    {
      rule: { HASTA: { gt: { field: 'DESDE' } } },
      field: 'HASTA',
      message: 'Acaba antes de empezar',
    },
    {
      rule: { or: [{ ACABA: { empty: true } }, { EMPIEZA: { lt: { field: 'ACABA' } } }] },
      field: 'ACABA',
      message: 'Acaba antes',
    },
  ],
  flow: {
    vida: {
      initial: 1,
      states: { 1: state, 2: { ...state, label: 'Dos' } },
      transitions: { cerrar: going(2) },
    },
    pago: {
      initial: 1,
      states: { 1: state, 3: { ...state, label: 'Tres' } },
      transitions: { pagar: going(3) },
    },
  },
  access: {
    admin: 'all',
    credit: { read: true, create: { 'CLIENTE.Tipo': 112 }, update: true },
    warehouse: { read: { 'CLIENTE.GroupNum': { empty: true } } },
    store: { read: { 'SEDE.CIUDAD': 'Cuenca' } },
    brandAgent: { read: { or: [{ CLIENTE: { empty: true } }, { 'CLIENTE.Tipo': { ne: 112 } }] } },
    salesAgent: { read: { 'CLIENTE.SlpCode': '$me.ID' } },
  },
})
