import { toAccountRoles } from '../../domain/accounts/roles'
import { markingRoles } from '../../domain/attendance/attendance'
import { orderState } from '../flows/orderStates'
import { insiders, notCustomer } from './orderRights'

/** Packages of an order, its waybill, and who delivers it without a courier. */
export const orderDelivery = {
  BULTOS: { kind: 'integer', label: 'Bultos', min: 1, max: 9, readOnly: true, read: insiders },
  NUMEROGUIA: {
    kind: 'waybillNumber',
    help: 'Si la entrega un empleado o la retira el cliente, sin transportista: nueve ceros (000000000).',
    pattern: '000000000',
    readOnly: true,
    search: true,
    filter: true,
  },
  IDUSUARIOENTREGARA: {
    kind: 'reference',
    label: 'Entrega a cargo de',
    resource: 'users',
    filterOptions: {
      match: { ROLE: toAccountRoles(markingRoles), ACTIVE: true },
      message: 'Elija a un empleado de esta empresa',
    },
    // Until it is delivered, an administrator may hand the delivery over.
    write: {
      ESTADO: { in: [orderState.billing, orderState.dispatch, orderState.evidence] },
      '$me.ROLE': 'admin',
    },
    read: notCustomer,
    visibleWhen: { NUMEROGUIA: '000000000' },
  },
} as const
