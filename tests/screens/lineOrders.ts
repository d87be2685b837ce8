import type { AnyFields } from '../../src/model/definition/field'
import type { AnySchema } from '../../src/model/schema'

/** A resource with lines of these columns. */
export const ordersWith = <const Columns extends AnyFields>(columns: Columns): AnySchema => ({
  name: 'pedidos',
  table: 'PEDIDO',
  key: 'CLAVE',
  title: 'CLAVE',
  label: 'Pedido | Pedidos',
  fields: {
    CLAVE: { kind: 'id' },
    LINEAS: { kind: 'lines', label: 'Líneas', fields: columns },
  },
  access: { admin: 'all' },
})
