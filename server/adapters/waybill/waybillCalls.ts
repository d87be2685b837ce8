import type { Handlers } from '../../outbox/outbox'
import { withTimeout } from '../../outbox/withTimeout'
import type { Courier } from './courier'

interface Answer {
  readonly guia?: unknown
  /** PDF of the courier, base64. */
  readonly pdf?: unknown
}

/** Courier calls of flows; a waybill must have nine digits. */
export const waybillCalls = (courier: Courier): Handlers => ({
  'servientrega.guia': async ({ id, body }) => {
    const answered = await withTimeout(courier.waybill(String(id), body), 'Servientrega')
    const { guia, pdf } = (answered ?? {}) as Answer
    if (!isWaybill(guia))
      throw new Error(
        `Servientrega answered no waybill: ${JSON.stringify(answered)?.slice(0, 200)}`,
      )
    return { guia: String(guia), ...(isPdf(pdf) && { pdf }), simulated: courier.simulated }
  },
})

/** Nine digits; nine zeros mean no courier. */
export const isWaybill = (guia: unknown) => /^(?!0{9})\d{9}$/.test(String(guia))

const isPdf = (pdf: unknown): pdf is string => typeof pdf === 'string' && pdf.startsWith('JVBERi')
