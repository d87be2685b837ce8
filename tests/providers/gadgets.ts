import { defineResource } from '../../src/model/schema'

/** A small resource for the contract tests of the data provider. */
export const gadgets = defineResource({
  name: 'gadgets',
  table: 'GADGET',
  key: 'CODIGO',
  title: 'NOMBRE',
  label: { es: 'Equipo | Equipos' },
  rest: { path: '/hanadb/api/gadgets/', envelope: 'gadgets' },
  fields: {
    CODIGO: { kind: 'code', required: true },
    NOMBRE: { kind: 'text', required: true, search: true, max: 40 },
    MARCA: { kind: 'choice', options: { A: 'Aurora', B: 'Boreal' }, filter: true },
    CANTIDAD: { kind: 'integer', filter: true },
  },
  list: { columns: ['CODIGO', 'NOMBRE', 'MARCA', 'CANTIDAD'], sort: 'NOMBRE', tabs: 'MARCA' },
  access: { admin: 'all' },
})

export const gadgetRows = [
  { CODIGO: '10.02.1', NOMBRE: 'Écran', MARCA: 'A', CANTIDAD: 5 },
  { CODIGO: '10.02.2', NOMBRE: 'cable', MARCA: 'B', CANTIDAD: null },
  { CODIGO: '10.02.3', NOMBRE: 'Batería', MARCA: 'A', CANTIDAD: 12 },
  { CODIGO: '10.02.4', NOMBRE: 'ábaco', MARCA: 'B', CANTIDAD: 5 },
  { CODIGO: '10.02.5', NOMBRE: 'Dron', MARCA: 'A', CANTIDAD: 40 },
]
