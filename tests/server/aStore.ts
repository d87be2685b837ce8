import { type AnySchema, defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import { useServer } from './useServer'

const makers = defineResource({
  name: 'makers',
  table: 'FABRICANTE',
  key: 'CODIGO',
  title: 'NOMBRE',
  label: { es: 'Fabricante | Fabricantes' },
  tenant: true,
  fields: {
    CODIGO: { kind: 'code', required: true },
    NOMBRE: { kind: 'text', required: true, search: true, unique: true },
  },
  access: {
    admin: 'all',
    credit: { read: true, create: true },
    salesAgent: { read: { CODIGO: { ne: 'OCULTO' } } },
  },
})

const parts = defineResource({
  name: 'parts',
  table: 'REPUESTO',
  key: 'ID',
  title: 'NOMBRE',
  label: { es: 'Repuesto | Repuestos' },
  tenant: true,
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true, filter: true },
    TIPO: { kind: 'choice', options: { A: 'Tipo A', B: 'Tipo B' }, filter: true, default: 'A' },
    FABRICANTE: { kind: 'reference', resource: 'makers' },
    DUENO: { kind: 'reference', resource: 'users', default: '$me.ID' },
    COSTO: { kind: 'money', filter: true, read: ['admin'] },
    PRECIO: { kind: 'money', filter: true },
    MARGEN: { kind: 'computed', formula: { sub: ['PRECIO', 'COSTO'] } },
    LLEGO: { kind: 'date', filter: true },
    NOTA: { kind: 'longText', required: { TIPO: 'B' }, write: ['admin'] },
    PIEZAS: {
      kind: 'lines',
      fields: {
        CANTIDAD: { kind: 'integer', required: true, min: 1 },
        COMO: { kind: 'reference', resource: 'makers' },
      },
    },
  },
  list: { columns: ['NOMBRE', 'TIPO', 'PRECIO', 'LLEGO'], sort: 'NOMBRE', tabs: 'TIPO' },
  trash: true,
  access: {
    admin: 'all',
    salesAgent: { read: { TIPO: 'A' }, create: true, update: { DUENO: '$me.ID' } },
    credit: 'read',
  },
})

/** A server with makers, parts and further resources, and two companies. */
export function useStore(...more: readonly AnySchema[]) {
  const server = useServer({ catalogue: aCatalogue(makers, parts, ...more) })
  const admin = async () => {
    await server.insert(
      'companies',
      { EMPRESA: ACME, NOMBRE: 'Acme' },
      { EMPRESA: OTHER, NOMBRE: 'Otra' },
    )
    return server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME, OTHER] })
  }
  return { server, admin }
}

export const ACME = '0190000000001'
export const OTHER = '0190000000002'
