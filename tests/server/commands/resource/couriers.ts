import { type AnySchema, defineResource } from '../../../../src/model/schema'

/** A valid schema, of which tests change one word at a time. */
export const couriers = defineResource({
  name: 'couriers',
  table: 'TRANSPORTISTA',
  key: 'ID',
  title: 'NOMBRE',
  label: { es: 'Transportista | Transportistas' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true, max: 60 },
    TIPO: {
      kind: 'choice',
      options: { A: { es: 'Aéreo' }, T: { es: 'Terrestre' } },
      default: 'A',
      filter: true,
    },
    TARIFA: { kind: 'money' },
    PESO: { kind: 'integer', min: 0 },
    NOTAS: { kind: 'longText' },
    CIUDADES: { kind: 'lines', fields: { CIUDAD: { kind: 'text', required: true } } },
    ESTADO: { kind: 'status', flow: 'vida' },
  },
  access: { admin: 'all', credit: { read: true, create: true } },
  flow: {
    vida: {
      initial: 1,
      states: {
        1: { label: { es: 'Nuevo' }, colour: 'info' },
        2: { label: { es: 'Activo' }, colour: 'success' },
      },
      transitions: {
        activar: { label: { es: 'Activar' }, from: [1], to: 2, allow: ['credit', 'admin'] },
      },
    },
  },
}) as AnySchema

type Fields = Readonly<Record<string, object>>

/** The same with other words at the top. */
export const courierWith = (words: object): AnySchema => ({ ...couriers, ...words }) as AnySchema

/** The same with other words in its fields; null removes one. */
export function courierFields(change: Readonly<Record<string, object | null>>): AnySchema {
  const fields: Record<string, object> = { ...(couriers.fields as Fields) }
  for (const [name, words] of Object.entries(change)) {
    if (words === null) delete fields[name]
    else fields[name] = { ...fields[name], ...words }
  }
  return courierWith({ fields })
}

const flow = couriers.flow?.vida
/** The same with another flow. */
export const courierFlow = (states: object, transitions: object): AnySchema =>
  courierWith({
    flow: {
      vida: {
        ...flow,
        states: { ...flow?.states, ...states },
        transitions: { ...flow?.transitions, ...transitions },
      },
    },
  })
