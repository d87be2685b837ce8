import { bandOf, scoreDays, scores } from '../../../src/domain/bureau'
import { addDays, today } from '../../../src/domain/day'
import { inTime } from '../../outbox/inTime'
import type { Handlers } from '../../outbox/outbox'
import type { Bureau } from './bureau'

type Answer = Readonly<Record<string, unknown>>

/** What was answered about this person in this company and is still good, as it was kept. */
export type Kept = (company: string, cedula: string) => Promise<Answer | undefined>

export interface Asking {
  readonly bureau: Bureau
  readonly kept: Kept
  readonly clock: () => Date
}

/**
 * The call of a signed authorisation. A score that is still good is answered from what is kept. What the
 * bureau says of a person stands in no error: errors are read by more people than scores (safety.md 21).
 */
export const bureauCalls = ({ bureau, kept, clock }: Asking): Handlers => ({
  'equifax.consultar': async ({ id, body }) => {
    const cedula = String(body.CEDULA)
    const known = await kept(String(body.EMPRESA), cedula)
    if (known) return { encontrado: true, ...known }
    const identity = { cedula, name: String(body.NOMBRE) }
    const said = await inTime(bureau.query(String(id), identity), 'Equifax')
    const answer = (said ?? {}) as Answer
    const { encontrado, referencia } = answer
    const { simulated } = bureau
    if (encontrado === false) return { encontrado, referencia: referenceOf(referencia), simulated }
    if (!isScore(answer)) throw new Error('Equifax answered what makes no sense')
    const { puntaje, operaciones, deudaTotal, deudaVencida, diasMora } = answer
    return {
      ...{ encontrado: true, puntaje, operaciones, deudaTotal, deudaVencida, diasMora },
      rango: bandOf(Number(puntaje)),
      referencia: referenceOf(referencia),
      hasta: addDays(today(clock()), scoreDays),
      simulated,
    }
  },
})

/** The bureau's number of an answer; none where it is no code. */
export const referenceOf = (value: unknown) =>
  /^[\w./-]{1,50}$/.test(String(value ?? '')) ? String(value).toUpperCase() : null

const isScore = (answer: Answer) => wrongParts(answer).length === 0

/** The figures of an answer that make no sense. */
export const wrongParts = (answer: Answer) =>
  Object.entries(makesSense).flatMap(([part, test]) => (test(answer[part]) ? [] : [part as Figure]))

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0
const isAmount = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

const makesSense = {
  puntaje: (value: unknown) => isCount(value) && value >= scores.least && value <= scores.most,
  operaciones: isCount,
  diasMora: isCount,
  deudaTotal: isAmount,
  deudaVencida: isAmount,
} as const
type Figure = keyof typeof makesSense
