import { modules } from '../src/catalogue'
import { createCatalogue } from '../src/model/catalogue'
import { defineResource } from '../src/model/schema'

/** A resource that somebody drops in: nothing of it is planted, its table is empty at the first start. */
const parcels = defineResource({
  name: 'parcels',
  table: 'BENCH_PAQUETE',
  key: 'ID',
  title: 'NOMBRE',
  company: 'EMPRESA',
  label: 'Paquete | Paquetes',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true },
    ESTADO: { kind: 'choice', options: { A: 'Abierto', C: 'Cerrado' }, filter: true },
    PESO: { kind: 'decimal' },
  },
  list: { columns: ['NOMBRE', 'ESTADO', 'PESO'], sort: 'NOMBRE' },
  trash: true,
  access: { '10': 'all' },
})

/** What ships and what was dropped in. */
export const withParcels = createCatalogue([
  ...Object.values(modules).flatMap(module => Object.values(module)),
  parcels,
])
