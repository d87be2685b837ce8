import { addDays } from '../../src/base/day'
import {
  bureauReport,
  documentState as doc,
  requiredOfAll,
  requiredOfCompanies,
} from '../../src/domain/credit/creditDocuments'
import { demoPdf, demoPicture } from './files'
import { ACCOUNT_ID } from './people'
import { type Chance, chanceFrom } from './random'
import type { DemoRecord } from './record'

interface PapersWanted {
  readonly applications: readonly DemoRecord[]
  readonly firstId: number
  readonly today: string
}

/** States of documents by phase of the application (`ESTADO_CREDITO`); open ones lack some. */
const statesIn: Readonly<Record<number, readonly number[]>> = {
  0: [doc.uploaded, doc.asked, doc.uploaded, doc.approved],
  8: [doc.refused, doc.approved, doc.asked, doc.expired, doc.uploaded],
  7: [doc.approved, doc.refused, doc.approved, doc.expired],
  1: [doc.approved, doc.approved, doc.uploaded],
  2: [doc.approved, doc.uploaded, doc.approved],
  3: [doc.approved],
}
const decided = [doc.approved, doc.approved, doc.approved, doc.approved, doc.approved, doc.waived]
const reasons = ['ilegible', 'incompleto', 'noCorresponde']
const judged = new Set<number>([doc.approved, doc.refused, doc.expired, doc.waived])

export function createCreditDocuments({
  applications,
  firstId,
  today,
}: PapersWanted): readonly DemoRecord[] {
  const chance = chanceFrom(firstId + 72)
  return applications.flatMap(application => {
    const phase = Number(application.ESTADO_CREDITO)
    const states = statesIn[phase] ?? decided
    const hasReport = phase !== 0 && phase !== 8
    const types = [
      ...requiredOfAll,
      ...(application.TIPO_PERSONA === 'J' ? requiredOfCompanies : []),
      ...(hasReport ? [bureauReport] : []),
    ]
    return types.map((TIPO, at) => {
      const state = TIPO === bureauReport ? doc.approved : (states[at % states.length] ?? doc.asked)
      const { ID_EMPRESA, CREATED_BY_USER, CREATED_AT } = application
      const paper = { ID_EMPRESA, TIPO, VENDEDOR: CREATED_BY_USER }
      return {
        ...paper,
        ...createDocument({ TIPO, state, chance, today, since: String(CREATED_AT) }),
      }
    })
  })
}

interface DocumentDraft {
  readonly TIPO: string
  readonly state: number
  readonly chance: Chance
  readonly today: string
  readonly since: string
}
function createDocument({ TIPO, state, chance, today, since }: DocumentDraft): DemoRecord {
  const name = TIPO.toLowerCase().replaceAll('_', '-')
  const isThere = state !== doc.asked && state !== doc.waived
  return {
    ESTADO: state,
    ...(isThere && {
      ARCHIVO: TIPO === 'FOTO_LOCAL' ? demoPicture('local', chance) : demoPdf(name, chance),
    }),
    ...(state === doc.approved &&
      TIPO === 'CEDULA_IDENTIDAD' && { FECHA_CADUCIDAD: addDays(today, chance.int(10, 1_800)) }),
    ...(state === doc.expired && { FECHA_CADUCIDAD: addDays(today, -chance.int(3, 90)) }),
    ...(state === doc.refused && { MOTIVO_RECHAZO: chance.pick(reasons) }),
    ...(state === doc.waived && { OBSERVACIONES: 'Cliente con historial en la empresa' }),
    ...(judged.has(state) && { REVISADO_POR: ACCOUNT_ID['9'], FECHA_REVISION: since }),
  }
}
