import { catalogue } from '../src/catalogue'
import { createCatalogue } from '../src/model/check/catalogue'
import { defineResource } from '../src/model/schema'
import { productAt } from './spread'

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
    GRUPO: { kind: 'text', filter: true },
    ESTADO: {
      kind: 'choice',
      options: { A: 'Abierto', B: 'En bodega', C: 'Cerrado' },
      filter: true,
    },
    CATEGORIA: { kind: 'reference', resource: 'categories', required: true, filter: true },
    MARCA: { kind: 'reference', resource: 'brands', required: true, filter: true },
    ENVIO: { kind: 'date', filter: true, sortable: true },
    ENTREGA: { kind: 'date' },
    VALOR: { kind: 'money' },
    PESO: { kind: 'decimal' },
    NOTAS: { kind: 'longText' },
  },
  list: {
    columns: ['NOMBRE', 'GRUPO', 'ESTADO', 'CATEGORIA', 'MARCA', 'ENVIO', 'VALOR'],
    sort: 'NOMBRE',
  },
  trash: true,
  access: { admin: 'all' },
})

/** The product's resources and the added one. */
export const withParcels = createCatalogue([
  ...[...catalogue.resources.values()].map(({ schema }) => schema),
  parcels,
])

/** The `n`th parcel as a client sends it. */
export function parcelAt(n: number) {
  const { NOMBRE, CATEGORIA, MARCA, COSTO } = productAt(n)
  return {
    NOMBRE,
    GRUPO: groups[(n * 7919) % groups.length] ?? '',
    ESTADO: n % 5 === 0 ? 'C' : n % 5 === 1 ? 'B' : 'A',
    CATEGORIA,
    MARCA,
    ENVIO: dayAt(n % 700),
    ENTREGA: dayAt((n % 700) + 3),
    VALOR: COSTO,
    PESO: (n % 900) / 4,
    NOTAS: `Entregar a ${NOMBRE} en horario de oficina. `.repeat(1 + (n % 4)),
  }
}

const dayAt = (n: number) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10)

export const groups = ['Costa', 'Sierra', 'Oriente', 'Galápagos', 'Exterior', 'Quito', 'Guayaquil']
