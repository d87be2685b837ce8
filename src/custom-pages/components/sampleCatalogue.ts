import { contactTopics } from '../../domain/customers/contactTopics'
import { trustedCatalogue } from '../../model/fields/catalogueOf'
import { type AnySchema, defineResource } from '../../model/schema'
import { kindSamples } from './kindSamples'

/** `longText` becomes LONG_TEXT. */
const toColumn = (kind: string) => kind.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()

const kinds = Object.keys(kindSamples) as (keyof typeof kindSamples)[]
const fields = Object.fromEntries(kinds.map(kind => [toColumn(kind), kindSamples[kind].field]))

const targets = defineResource({
  name: 'sample-targets',
  table: 'SAMPLE_TARGET',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Destino | Destinos',
  fields: { ID: { kind: 'id' }, NOMBRE: { kind: 'text', search: true } },
  access: { '*': 'all' },
})

/** Resource with one field of every kind. */
const sampleResource = {
  name: 'sample-kinds',
  table: 'SAMPLE_KIND',
  key: 'ID',
  title: 'TEXT',
  label: 'Muestra | Muestras',
  fields,
  list: { columns: ['ID', 'TEXT'] },
  flow: {
    way: {
      initial: 0,
      states: {
        0: { label: contactTopics.ventas, colour: 'warning' },
        1: { label: contactTopics.garantia, colour: 'info' },
        2: { label: contactTopics.credito, colour: 'success' },
      },
      transitions: {},
    },
  },
  access: { '*': 'all' },
} as AnySchema

/** The schemas of the samples. */
export const sampleSchemas = [targets, sampleResource]
export const sampleCatalogue = trustedCatalogue(sampleSchemas)
export const sampleKinds = sampleCatalogue.get(sampleResource.name)
export const sampleFields = [...sampleKinds.fields.values()]
export const componentSample: Readonly<Record<string, unknown>> = {
  id: 4021,
  ...Object.fromEntries(kinds.map(kind => [toColumn(kind), kindSamples[kind].value])),
}
export const sampleTargets = ['Bodega Quito', 'Bodega Cuenca', 'Bodega Manta'].map(
  (NOMBRE, at) => ({
    id: at + 1,
    ID: at + 1,
    NOMBRE,
  }),
)
