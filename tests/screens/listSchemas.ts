import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'

export const makers = defineResource({
  name: 'makers',
  table: 'FABRICANTE',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Fabricante | Fabricantes',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true },
    SIGLA: { kind: 'text', label: 'Sigla', unique: true },
  },
  access: { admin: 'all', salesAgent: 'read' },
})

export const things = defineResource({
  name: 'things',
  table: 'COSA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Cosa | Cosas',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true },
    FABRICANTE: { kind: 'reference', resource: 'makers', label: 'Fabricante' },
    ESTADO: {
      kind: 'choice',
      label: 'Estado',
      options: {
        A: { label: 'Abierta', colour: 'info' },
        C: { label: 'Cerrada', colour: 'success' },
      },
      default: 'A',
      filter: true,
    },
    MOTIVO: {
      kind: 'text',
      label: 'Motivo',
      visibleWhen: { ESTADO: 'C' },
      required: { ESTADO: 'C' },
    },
    PRECIO: { kind: 'money', label: 'Precio', filter: true, sensitive: true },
    COSTO: { kind: 'money', label: 'Costo', read: ['admin'] },
    TIENDAS: { kind: 'references', resource: 'makers', label: 'Tiendas' },
    LINEAS: {
      kind: 'lines',
      label: 'Detalle',
      fields: {
        CANTIDAD: { kind: 'integer', label: 'Cantidad', min: 1, required: true },
        VALOR: { kind: 'money', label: 'Valor' },
        SUMA: { kind: 'computed', label: 'Suma', formula: { mul: ['CANTIDAD', 'VALOR'] } },
      },
    },
    TOTAL: { kind: 'computed', label: 'Total', formula: { sum: 'LINEAS.SUMA' } },
  },
  list: {
    columns: ['NOMBRE', 'FABRICANTE', 'ESTADO', 'PRECIO', 'COSTO', 'LINEAS', 'TIENDAS'],
    sort: 'NOMBRE',
    tabs: 'ESTADO',
  },
  access: { admin: 'all', salesAgent: 'read' },
})

/** A role sees only some of its rows. */
const parcels = defineResource({
  name: 'parcels',
  table: 'PAQUETE',
  key: 'ID',
  title: 'DESTINO',
  label: 'Paquete | Paquetes',
  fields: {
    ID: { kind: 'id' },
    DESTINO: { kind: 'text', label: 'Destino', search: true },
  },
  matchFields: ['DESTINO'],
  access: {
    admin: 'all',
    salesAgent: { read: { DESTINO: 'Cuenca' } },
    credit: { read: true, update: { DESTINO: 'Loja' } },
  },
})

export const catalogue = aCatalogue(makers, things, parcels)
