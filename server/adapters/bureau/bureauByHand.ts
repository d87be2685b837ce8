import { addDays, today } from '../../../src/base/day'
import { scoreDays, toRiskBand } from '../../../src/domain/credit/bureau'
import type { Message } from '../../../src/kinds/kind/kind'
import type { RecordValues, Unconnected } from '../../query/requestContext'
import { toReference, wrongParts } from './bureauCalls'

const figures = ['puntaje', 'operaciones', 'deudaTotal', 'deudaVencida', 'diasMora'] as const

/**
 * Result a user enters for a query made outside the system: the PDF report and its figures. A report
 * without a score means that the bureau has no record.
 */
export const bureauByHand = (clock: () => Date): Unconnected => ({
  'equifax.consultar': {
    required: ['archivo'],
    fields: [...figures, 'referencia'],
    problems: entered => ({ ...wrongFigures(entered), ...wrongReference(entered) }),
    answer: entered => ({
      ...entered,
      referencia: toReference(entered.referencia),
      encontrado: hasRecord(entered),
      ...(hasRecord(entered) && {
        rango: toRiskBand(Number(entered.puntaje)),
        hasta: addDays(today(clock()), scoreDays),
      }),
    }),
  },
})

const isPresent = (value: unknown) => value !== null && value !== undefined
const hasRecord = (entered: RecordValues) => figures.some(part => isPresent(entered[part]))

/** Checks the figures entered for a person with a record. */
function wrongFigures(entered: RecordValues): Readonly<Record<string, Message>> {
  if (!hasRecord(entered)) return {}
  const missing = figures.filter(part => !isPresent(entered[part]))
  const wrongFields = wrongParts(entered).filter(part => !missing.includes(part))
  return Object.fromEntries([
    ...missing.map(part => [part, { key: 'required' }]),
    ...wrongFields.map(part => [part, { key: 'wrongType' }]),
  ])
}

const wrongReference = ({ referencia }: RecordValues): Readonly<Record<string, Message>> =>
  isPresent(referencia) && toReference(referencia) === null
    ? { referencia: { key: 'wrongType' } }
    : {}
