import { addDays } from '../../src/base/day'
import {
  authorisationDays,
  bureauAuthorisation,
  scoreDays,
  bureauState as state,
  toRiskBand,
} from '../../src/domain/credit/bureau'
import { demoPicture } from './files'
import { ACCOUNT_ID } from './people'
import { type Chance, chanceFrom } from './random'
import type { DemoRecord } from './record'

interface QueriesWanted {
  readonly applications: readonly DemoRecord[]
  readonly firstId: number
  readonly today: string
}

/** Bureau queries by phase of the application; some have none. */
const statesIn: Readonly<Record<number, readonly (number | undefined)[]>> = {
  0: [undefined, state.unsigned, state.authorised],
  8: [state.authorised, state.unsigned, state.revoked],
  7: [state.scored, state.unknown, state.expired],
}

export function createBureauQueries({ applications, firstId, today }: QueriesWanted): DemoRecord[] {
  const chance = chanceFrom(firstId + 73)
  const usedTimes = new Map<number, number>()
  return applications.flatMap(application => {
    const phase = Number(application.ESTADO_CREDITO)
    const at = usedTimes.get(phase) ?? 0
    usedTimes.set(phase, at + 1)
    const states = statesIn[phase] ?? [state.scored]
    const ESTADO = states[at % states.length]
    if (ESTADO === undefined) return []
    const person = {
      ID_EMPRESA: application.ID_EMPRESA,
      NOMBRE: application.NOMBRE_REPRESENTANTE,
      CEDULA: application.CEDULA_REPRESENTANTE,
      TEXTO: bureauAuthorisation,
    }
    const isLong = ESTADO === state.expired
    const signed = addDays(today, -(isLong ? authorisationDays + 20 : chance.int(1, 25)))
    return [{ ESTADO, ...person, ...createQuery(ESTADO, signed, chance) }]
  })
}

function createQuery(ESTADO: number, signed: string, chance: Chance): DemoRecord {
  if (ESTADO === state.unsigned) return {}
  const query = { FECHA_CONSULTA: `${signed}T16:40:00.000Z`, CONSULTADO_POR: ACCOUNT_ID['9'] }
  return {
    FIRMA: demoPicture('firma', chance),
    FECHA_FIRMA: `${signed}T16:05:00.000Z`,
    FIRMADO_ANTE: ACCOUNT_ID['9'],
    FECHA_CADUCIDAD: addDays(signed, authorisationDays),
    ...(ESTADO === state.revoked && { OBSERVACIONES: 'El cliente retiró su solicitud' }),
    ...(ESTADO >= state.asked && ESTADO !== state.revoked && query),
    ...((ESTADO === state.scored || ESTADO === state.expired) && answered(signed, chance)),
    ...(ESTADO === state.unknown && {
      REFERENCIA_BURO: `SIM9${chance.int(100, 999)}`,
      SIMULADO: true,
    }),
  }
}

function answered(signed: string, chance: Chance): DemoRecord {
  const PUNTAJE = chance.int(180, 990)
  const isLate = PUNTAJE < 550
  const OPERACIONES = chance.int(1, 6)
  const DEUDA_TOTAL = OPERACIONES * chance.int(8, 60) * 50
  return {
    ...{ PUNTAJE, OPERACIONES, DEUDA_TOTAL, RANGO: toRiskBand(PUNTAJE) },
    DEUDA_VENCIDA: isLate ? Math.round(DEUDA_TOTAL * 0.3) : 0,
    DIAS_MORA: isLate ? chance.int(8, 120) : 0,
    REFERENCIA_BURO: `SIM9${chance.int(1_000, 9_999)}`,
    PUNTAJE_HASTA: addDays(signed, scoreDays),
    SIMULADO: true,
  }
}
