import { catalogue } from '../src/catalogue'
import { createCatalogue } from '../src/model/check/catalogue'
import { defineResource } from '../src/model/schema'

/** A resource that is added later: without prepared rows, its table is empty at the first start. */
const parcels = defineResource({
  name: 'parcels',
  table: 'BENCH_PAQUETE',
  key: 'ID',
  title: 'NOMBRE',
  tenant: true,
  label: 'Paquete | Paquetes',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true },
    ESTADO: { kind: 'choice', options: { A: 'Abierto', C: 'Cerrado' }, filter: true },
    PESO: { kind: 'decimal' },
  },
  list: { columns: ['NOMBRE', 'ESTADO', 'PESO'], sort: 'NOMBRE' },
  trash: true,
  access: { admin: 'all' },
})

/** The product's resources and the added one. */
export const withParcels = createCatalogue([
  ...[...catalogue.resources.values()].map(({ schema }) => schema),
  parcels,
])
