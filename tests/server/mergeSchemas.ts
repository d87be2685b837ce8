import { defineResource } from '../../src/model/schema'

export const shops = defineResource({
  name: 'shops',
  table: 'TIENDA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Tienda | Tiendas',
  tenant: true,
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true },
    CORREO: { kind: 'email', unique: true },
    CLAVE: { kind: 'text', read: ['admin'], write: ['admin'] },
    MATRIZ: { kind: 'reference', resource: 'shops' },
    LUGARES: { kind: 'lines', fields: { CALLE: { kind: 'text', required: true } } },
  },
  matchFields: ['NOMBRE'],
  trash: true,
  access: {
    admin: 'all',
    salesAgent: { read: true, update: { NOMBRE: { ne: 'FIJA' } }, delete: true },
    credit: { read: true, update: true },
  },
})
/** Nobody may change a bill or the shop it names. */
export const bills = defineResource({
  name: 'bills',
  table: 'FACTURA_TIENDA',
  key: 'ID',
  title: 'NUMERO',
  label: 'Factura | Facturas',
  tenant: true,
  fields: {
    ID: { kind: 'id' },
    NUMERO: { kind: 'text', required: true, search: true },
    TIENDA: { kind: 'reference', resource: 'shops', required: true, createOnly: true },
  },
  access: {
    admin: { read: true, create: true },
    salesAgent: { read: { NUMERO: { ne: 'OCULTA' } } },
  },
})
export const routes = defineResource({
  name: 'routes',
  table: 'RUTA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Ruta | Rutas',
  tenant: true,
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true },
    TIENDAS: { kind: 'references', resource: 'shops' },
    PARADAS: {
      kind: 'lines',
      fields: {
        TIENDA: { kind: 'reference', resource: 'shops', required: true },
        RUTA_ID: { kind: 'reference', resource: 'routes' },
      },
    },
  },
  access: { admin: 'all', salesAgent: 'read' },
})
export const sites = defineResource({
  name: 'sites',
  table: 'SITIO',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Sitio | Sitios',
  tenant: true,
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true },
    TIENDA: { kind: 'reference', resource: 'shops', required: true, unique: true },
  },
  access: { admin: 'all' },
})
