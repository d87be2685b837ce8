import { inTime } from '../../outbox/inTime'
import type { Handlers } from '../../outbox/outbox'
import type { Courier } from './courier'

interface Answer {
  readonly guia?: unknown
  /** The courier's own PDF, base64. */
  readonly pdf?: unknown
}

/** The calls of flows that go to the courier; without a waybill of nine digits there is none. */
export const waybillCalls = (courier: Courier): Handlers => ({
  'servientrega.guia': async ({ id, body }) => {
    const answered = await inTime(courier.waybill(String(id), body), 'Servientrega')
    const { guia, pdf } = (answered ?? {}) as Answer
    if (!isWaybill(guia))
      throw new Error(
        `Servientrega answered no waybill: ${JSON.stringify(answered)?.slice(0, 200)}`,
      )
    return { guia: String(guia), ...(isPdf(pdf) && { pdf }), simulated: courier.simulated }
  },
})

/** Nine digits; nine zeros are no courier. */
export const isWaybill = (guia: unknown) => /^(?!0{9})\d{9}$/.test(String(guia))

const isPdf = (pdf: unknown): pdf is string => typeof pdf === 'string' && pdf.startsWith('JVBERi')
