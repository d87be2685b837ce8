import { addDays, today } from '../../../src/base/day'
import { scoreDays, scores, toRiskBand } from '../../../src/domain/credit/bureau'
import type { JsonObject } from '../../base/json'
import type { Handlers } from '../../outbox/outbox'
import { withTimeout } from '../../outbox/withTimeout'
import type { Bureau } from './bureau'

type Answer = JsonObject

/** Latest valid answer about a person in a company. */
type FindStored = (company: string, cedula: string) => Promise<Answer | undefined>

interface BureauParts {
  readonly bureau: Bureau
  readonly findStored: FindStored
  readonly clock: () => Date
}

/**
 * Call of a signed authorisation. Uses a stored score while it is valid. Errors contain no personal data,
 * because they have more readers than scores.
 */
export const bureauCalls = ({ bureau, findStored, clock }: BureauParts): Handlers => ({
  'equifax.consultar': async ({ id, body }) => {
    const cedula = String(body.CEDULA)
    const stored = await findStored(String(body.EMPRESA), cedula)
    if (stored) return { encontrado: true, ...stored }
    const identity = { cedula, name: String(body.NOMBRE) }
    const response = await withTimeout(bureau.query(String(id), identity), 'Equifax')
    const answer = (response ?? {}) as Answer
    const { encontrado, referencia } = answer
    const { simulated } = bureau
    if (encontrado === false) return { encontrado, referencia: toReference(referencia), simulated }
    if (!isScore(answer)) throw new Error('Equifax answered what makes no sense')
    const { puntaje, operaciones, deudaTotal, deudaVencida, diasMora } = answer
    return {
      ...{ encontrado: true, puntaje, operaciones, deudaTotal, deudaVencida, diasMora },
      rango: toRiskBand(Number(puntaje)),
      referencia: toReference(referencia),
      hasta: addDays(today(clock()), scoreDays),
      simulated,
    }
  },
})

/** Reference number of an answer; null if it is not a code. */
export const toReference = (value: unknown) =>
  /^[\w./-]{1,50}$/.test(String(value ?? '')) ? String(value).toUpperCase() : null

const isScore = (answer: Answer) => wrongParts(answer).length === 0

export const wrongParts = (answer: Answer) =>
  Object.entries(isValidAnswer).flatMap(([part, test]) =>
    test(answer[part]) ? [] : [part as Figure],
  )

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0
const isAmount = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

const isValidAnswer = {
  puntaje: (value: unknown) => isCount(value) && value >= scores.least && value <= scores.most,
  operaciones: isCount,
  diasMora: isCount,
  deudaTotal: isAmount,
  deudaVencida: isAmount,
} as const
type Figure = keyof typeof isValidAnswer
