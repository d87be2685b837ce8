import { bandOf, scoreDays } from '../../../src/domain/bureau'
import { addDays, today } from '../../../src/domain/day'
import type { Message } from '../../../src/model/kinds/kind'
import type { Unconnected, Values } from '../../records/context'
import { referenceOf, wrongParts } from './bureauCalls'

const figures = ['puntaje', 'operaciones', 'deudaTotal', 'deudaVencida', 'diasMora'] as const

/**
 * What a person enters who asked the bureau elsewhere: its PDF report, and what the report says. A report
 * without a score says that the bureau has no record of the person.
 */
export const bureauByHand = (clock: () => Date): Unconnected => ({
  'equifax.consultar': {
    need: ['archivo'],
    may: [...figures, 'referencia'],
    problems: entered => ({ ...wrongFigures(entered), ...wrongReference(entered) }),
    answer: entered => ({
      ...entered,
      referencia: referenceOf(entered.referencia),
      encontrado: hasRecord(entered),
      ...(hasRecord(entered) && {
        rango: bandOf(Number(entered.puntaje)),
        hasta: addDays(today(clock()), scoreDays),
      }),
    }),
  },
})

const isGiven = (value: unknown) => value !== null && value !== undefined
const hasRecord = (entered: Values) => figures.some(part => isGiven(entered[part]))

/** All figures of a person with a record, each as the bureau itself may answer it. */
function wrongFigures(entered: Values): Readonly<Record<string, Message>> {
  if (!hasRecord(entered)) return {}
  const missing = figures.filter(part => !isGiven(entered[part]))
  const wrong = wrongParts(entered).filter(part => !missing.includes(part))
  return Object.fromEntries([
    ...missing.map(part => [part, { key: 'required' }]),
    ...wrong.map(part => [part, { key: 'wrongType' }]),
  ])
}

const wrongReference = ({ referencia }: Values): Readonly<Record<string, Message>> =>
  isGiven(referencia) && referenceOf(referencia) === null
    ? { referencia: { key: 'wrongType' } }
    : {}
