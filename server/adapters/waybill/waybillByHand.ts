import type { Unconnected } from '../../records/context'
import { isWaybill } from './waybillCalls'

/** The number of a waybill that somebody got from the courier themself, with its sheet. */
export const waybillByHand: Unconnected = {
  'servientrega.guia': {
    need: ['guia', 'archivo'],
    problems: ({ guia }) =>
      guia === null || isWaybill(guia) ? {} : { guia: { key: 'waybillDigits' } },
  },
}
