import { addDays } from '../../src/base/day'
import {
  type SignedSet,
  signedCopies,
  signedDocuments,
  signingDays,
  signatureState as state,
} from '../../src/domain/credit/creditSignature'
import { simulatedLink } from '../adapters/signature/simulatedSignature'
import { demoPdf, demoPdfHash } from './files'
import { ACCOUNT_ID } from './people'
import { type Chance, chanceFrom } from './random'
import type { DemoRecord } from './record'

interface SignaturesWanted {
  readonly applications: readonly DemoRecord[]
  readonly firstId: number
  readonly today: string
}

/** Signature requests by phase of the application. */
const sentIn: Readonly<Record<number, readonly (readonly [SignedSet, readonly number[]])[]>> = {
  2: [['documentos', [state.sent, state.prepared, state.viewed, state.expired, state.refused]]],
  1: [['documentos', [state.signed]]],
  3: [
    ['documentos', [state.signed]],
    ['pagare', [state.sent, state.prepared, state.viewed, state.refused]],
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

export function createSignatures({ applications, firstId, today }: SignaturesWanted): DemoRecord[] {
  const chance = chanceFrom(firstId + 74)
  return applications.flatMap((application, at) =>
    (sentIn[Number(application.ESTADO_CREDITO)] ?? []).map(([TIPO, states]) => {
      const ESTADO = states[at % states.length] ?? state.signed
      const { ID_EMPRESA, CREATED_BY_USER: VENDEDOR, MONTO_APROBADO } = application
      return {
        ...{ ID_EMPRESA, VENDEDOR, TIPO, ESTADO },
        ...(TIPO === 'pagare' && { MONTO: MONTO_APROBADO }),
        ...(ESTADO !== state.prepared && sent(ESTADO, chance, today)),
        ...(ESTADO === state.signed && createSignedCopies(TIPO, chance)),
      }
    }),
  )
}

function sent(ESTADO: number, chance: Chance, today: string): DemoRecord {
  const isOut = ESTADO === state.sent || ESTADO === state.viewed
  const [least, most] = ESTADO === state.expired ? [16, 20] : [2, isOut ? 12 : 20]
  const day = addDays(today, -chance.int(least, most))
  const SESION = `SIM-${chance.int(1_000, 9_999)}`
  return {
    FECHA_ENVIO: `${day}T15:${chance.int(10, 59)}:00.000Z`,
    ENVIADO_POR: ACCOUNT_ID['9'],
    FECHA_CADUCIDAD: addDays(day, signingDays),
    SESION,
    ...(isOut && { ENLACE: simulatedLink(SESION) }),
    HUELLA: Array.from({ length: 64 }, () => chance.int(0, 15).toString(16)).join(''),
    SIMULADO: true,
    ...(ESTADO === state.signed && signedOn(`${addDays(day, 1)}T20:${chance.int(10, 59)}:00.000Z`)),
  }
}

const signedOn = (instant: string) => ({ FECHA_FIRMA: instant, CERTIFICADO_FECHA: instant })

function createSignedCopies(type: SignedSet, chance: Chance): DemoRecord {
  const copies = signedDocuments[type].map(paper => {
    const { file, hash, name } = signedCopies[paper]
    return { [file]: demoPdf(name.replace('.pdf', ''), chance), [hash]: demoPdfHash }
  })
  return Object.assign({}, ...copies, {
    CERTIFICADO_TITULAR: 'Cliente de ejemplo (firma simulada)',
    CERTIFICADO_SERIE: `SIMULADO-${chance.int(1_000, 9_999)}`,
    CERTIFICADO_EMISOR: 'Mostrador: simulador de firmas, sin valor legal',
  })
}

/** Adds links of open signature requests, and the amount of a signed note. */
export const withLinks = (
  applications: readonly DemoRecord[],
  signatures: readonly DemoRecord[],
): DemoRecord[] =>
  applications.map(application => {
    const ownSignatures = signatures.filter(
      ({ ID_EMPRESA }) => ID_EMPRESA === application.ID_EMPRESA,
    )
    const links = ownSignatures.flatMap(({ TIPO, ENLACE }) =>
      ENLACE ? [[TIPO === 'pagare' ? 'SOO_PAGARE' : 'SOO', ENLACE]] : [],
    )
    const note = ownSignatures.find(
      ({ TIPO, ESTADO }) => TIPO === 'pagare' && ESTADO === state.signed,
    )
    return {
      ...application,
      ...Object.fromEntries(links),
      ...(note && { MONTO_PAGARE: note.MONTO }),
    }
  })
