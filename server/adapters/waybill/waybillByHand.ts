import type { Unconnected } from '../../query/requestContext'
import { isWaybill } from './waybillCalls'

/** Waybill number and sheet, entered by a user. */
export const waybillByHand: Unconnected = {
  'servientrega.guia': {
    required: ['guia', 'archivo'],
    problems: ({ guia }) =>
      guia === null || isWaybill(guia) ? {} : { guia: { key: 'waybillDigits' } },
  },
}
