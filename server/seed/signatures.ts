import {
  type SignedSet,
  signingDays,
  signatureState as state,
} from '../../src/domain/creditSignature'
import { addDays } from '../../src/domain/day'
import { ACCOUNT_ID } from './people'
import { type Chance, chanceFrom } from './random'
import type { DemoRecord } from './record'

export interface SignaturesWanted {
  readonly applications: readonly DemoRecord[]
  readonly firstId: number
  readonly today: string
}

/** What has gone out to be signed, by the phase of the application; nothing hangs between two answers. */
const sentIn: Readonly<Record<number, readonly (readonly [SignedSet, readonly number[]])[]>> = {
  2: [['documentos', [state.prepared, state.expired, state.refused]]],
  1: [['documentos', [state.signed]]],
  3: [
    ['documentos', [state.signed]],
    ['pagare', [state.prepared, state.refused]],
  ],
  4: granted(),
  5: granted(),
  6: granted(),
}
function granted(): (typeof sentIn)[number] {
  return [
    ['documentos', [state.signed]],
    ['pagare', [state.signed]],
  ]
}

/** Electronic signatures of credit applications. */
export function signaturesOf({ applications, firstId, today }: SignaturesWanted): DemoRecord[] {
  const chance = chanceFrom(firstId + 74)
  return applications.flatMap((application, at) =>
    (sentIn[Number(application.ESTADO_CREDITO)] ?? []).map(([TIPO, states]) => {
      const ESTADO = states[at % states.length] ?? state.signed
      const { ID_EMPRESA, CREATED_BY_USER: VENDEDOR, MONTO_APROBADO } = application
      return {
        ...{ ID_EMPRESA, VENDEDOR, TIPO, ESTADO },
        ...(TIPO === 'pagare' && { MONTO: MONTO_APROBADO }),
        ...(ESTADO !== state.prepared && sent(ESTADO, chance, today)),
      }
    }),
  )
}

function sent(ESTADO: number, chance: Chance, today: string): DemoRecord {
  const day = addDays(today, -chance.int(ESTADO === state.expired ? 16 : 2, 20))
  return {
    FECHA_ENVIO: `${day}T15:${chance.int(10, 59)}:00.000Z`,
    ENVIADO_POR: ACCOUNT_ID['9'],
    FECHA_CADUCIDAD: addDays(day, signingDays),
    SESION: `SIM-${chance.int(1_000, 9_999)}`,
    HUELLA: Array.from({ length: 64 }, () => chance.int(0, 15).toString(16)).join(''),
    SIMULADO: true,
    ...(ESTADO === state.signed && {
      FECHA_FIRMA: `${addDays(day, 1)}T20:${chance.int(10, 59)}:00.000Z`,
    }),
    ...(ESTADO === state.refused && { MOTIVO: 'Rechazo simulado' }),
  }
}
