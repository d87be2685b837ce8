import type { LocalizedText } from '../../base/text'
import { bureauState } from '../../domain/credit/bureau'
import { committee } from '../../domain/credit/creditCommittee'
import {
  documentState,
  requiredOfAll,
  requiredOfCompanies,
} from '../../domain/credit/creditDocuments'
import { creditPhase as phase } from '../../domain/credit/creditPhase'
import { signatureState } from '../../domain/credit/creditSignature'
import type { Colour } from '../../kinds/choice/data'
import type { EffectValue } from '../../model/definition/effect'

/** Columns of the credit board (business.md#credit-applications). */
const names = {
  evaluation: 'Evaluación de crédito',
  documents: 'Documentos o información pendientes',
  signing: 'Firma de documentación',
  approval: 'Aprobación de crédito',
  promissoryNote: 'Firma de pagaré',
  named: 'Crédito nominado',
  unnamed: 'Crédito innominado',
  internal: 'Crédito interno',
  denied: 'Crédito negado',
} as const

type Phase = keyof typeof phase
const phases = Object.values(phase)
/** Before the signature the author can still correct the application. */
export const stillFilledIn = [phase.evaluation, phase.documents]

/** The basis of an approval is fixed. */
export const whileUnapproved = { MONTO_APROBADO: { empty: true } } as const
/** True while nothing of this person was checked, queried or signed. */
export const whileUnproved = {
  or: [
    { ID_EMPRESA: { empty: true } },
    {
      ...whileUnapproved,
      ESTADO_CREDITO: { in: stillFilledIn },
      DOCUMENTOS_APROBADOS: 0,
      CONSULTAS_BURO: 0,
      AUTORIZACIONES_BURO: 0,
    },
  ],
} as const

const state = (name: Phase, colour: Colour) => ({
  label: names[name],
  order: 1 + phases.indexOf(phase[name]),
  colour,
})

/** Credit moves cards between any columns, as far as documents allow. */
const moveTo = (name: Phase, label: string) => ({
  label: label as LocalizedText,
  from: phases.filter(from => from !== phase[name]),
  to: phase[name],
  allow: ['credit', 'admin'] as const,
})
/** Usual next step. */
const on = (...to: Parameters<typeof moveTo>) => ({ ...moveTo(...to), colour: 'success' as const })
const tellSeller = (text: LocalizedText) => ({ notify: { field: 'CREATED_BY_USER' }, text })
/** Signature requires the requested documents. */
const complete = {
  rule: { DOCUMENTOS_PENDIENTES: 0 },
  message: 'Faltan documentos: cárguelos o márquelos como «No aplica»',
} as const
const handedIn = { guards: [complete] } as const
/** Signature and credit require an approved amount. */
const approved = {
  rule: { MONTO_APROBADO: { gt: 0 } },
  message: 'Primero apruebe el monto con «Aprobar crédito»',
} as const
const approvedOnly = { guards: [complete, approved] } as const
/** Credit requires checked documents. */
const checked = {
  guards: [
    complete,
    { rule: { DOCUMENTOS_POR_REVISAR: 0 }, message: 'Hay documentos por revisar' },
    approved,
  ],
} as const
/** Credit requires a promissory note of the amount; a warning only (docs/decisions/016). */
const granted = {
  ...checked,
  warn: [
    {
      rule: { MONTO_PAGARE: { eq: { field: 'MONTO_APROBADO' } } },
      message: 'Falta un pagaré firmado por el monto aprobado',
    },
  ],
  effects: [tellSeller('Se decidió la solicitud de crédito')],
} as const
/** Approvers differ from the author of the application. */
const ofSomebodyElse = {
  rule: { CREATED_BY_USER: { ne: '$me.ID' } },
  message: 'Debe aprobarla una persona distinta de quien creó la solicitud',
} as const
/** At most the requested amount, if given. */
const withinAsked = {
  or: [
    { MONTO_APROBADO: { empty: true } },
    { MONTO_SOLICITADO: { empty: true } },
    { MONTO_APROBADO: { lte: { field: 'MONTO_SOLICITADO' } } },
  ],
} as const
/** Changes related rows from one state to another. */
const turn = (update: string, ESTADO: number, set: Readonly<Record<string, EffectValue>>) => ({
  update,
  match: { ID_EMPRESA: { field: 'ID_EMPRESA' }, ESTADO },
  set,
})
const { revoked, expired: _, ...inUse } = bureauState
const { withdrawn, signed: __, ...unsigned } = signatureState
/** Cancels unsigned notes, which are recreated for the approved amount. */
const withdrawNotes = [
  { set: { SOO_PAGARE: null } },
  ...Object.values(unsigned).map(state => {
    const each = turn('signature-requests', state, { ESTADO: withdrawn })
    return { ...each, match: { ...each.match, TIPO: 'pagare' } }
  }),
]
/** A new evaluation needs a new approval. */
const unapproved = [{ set: { MONTO_APROBADO: null } }, ...withdrawNotes]
/** A change of applicant invalidates checks, queries and signatures. */
const ofAnother = [
  ...Object.values(inUse).map(each => turn('bureau-queries', each, { ESTADO: revoked })),
  ...[...Object.values(unsigned), signatureState.signed].map(each =>
    turn('signature-requests', each, { ESTADO: withdrawn }),
  ),
  turn('credit-documents', documentState.approved, {
    ESTADO: documentState.uploaded,
    REVISADO_POR: null,
    FECHA_REVISION: null,
  }),
]

/** A document requested from the start. */
const askFor = (type: string) => ({
  create: 'credit-documents',
  with: {
    ID_EMPRESA: { field: 'ID_EMPRESA' },
    TIPO: type,
    VENDEDOR: { field: 'CREATED_BY_USER' },
  },
})

/** Flow of a credit application: evaluated, signed, approved, and granted a type of credit or none. */
export const creditFlow = {
  initial: phase.evaluation,
  onCreate: [
    ...requiredOfAll.map(askFor),
    ...requiredOfCompanies.map(type => ({ ...askFor(type), when: { TIPO_PERSONA: 'J' } })),
  ],
  states: {
    [phase.evaluation]: state('evaluation', 'info'),
    [phase.documents]: state('documents', 'warning'),
    [phase.signing]: state('signing', 'info'),
    [phase.approval]: state('approval', 'info'),
    [phase.promissoryNote]: state('promissoryNote', 'info'),
    [phase.named]: state('named', 'success'),
    [phase.unnamed]: state('unnamed', 'success'),
    [phase.internal]: state('internal', 'success'),
    [phase.denied]: state('denied', 'error'),
  },
  transitions: {
    evaluar: { ...moveTo('evaluation', 'Volver a evaluar'), effects: unapproved },
    pedirDocumentacion: {
      ...moveTo('documents', 'Pedir documentos o información'),
      effects: [tellSeller('Faltan documentos o información de la solicitud')],
    },
    // Electronic signatures are the resource signature-requests.
    firmarDocumentacion: { ...on('signing', 'Pasar a firma de documentación'), ...handedIn },
    // Decision of the committee: amount and approvers (docs/decisions/016).
    aprobar: {
      ...on('approval', 'Aprobar crédito'),
      guards: [complete, ofSomebodyElse],
      warn: [
        {
          rule: { CONSULTAS_BURO: { gt: 0 } },
          message: 'Falta consultar al buró: no hay respuesta vigente de este solicitante',
        },
        { rule: withinAsked, message: 'El monto aprobado es mayor que el solicitado' },
      ],
      dialogInfo: ['NOMBRE', 'MONTO_SOLICITADO', 'PLAZO_MESES'],
      dialogFields: ['MONTO_APROBADO'],
      requiredFields: ['MONTO_APROBADO'],
      effects: withdrawNotes,
      approval: {
        field: 'MONTO_APROBADO',
        tiers: [
          { max: committee.alone, allow: ['credit', 'admin'] },
          { max: committee.together, allow: ['credit', 'admin'], people: 2 },
          { allow: ['admin'], people: 2 },
        ],
      },
    },
    firmarPagare: { ...on('promissoryNote', 'Pasar a firma de pagaré'), ...approvedOnly },
    asignarNominado: { ...moveTo('named', 'Otorgar crédito nominado'), ...granted },
    asignarInnominado: { ...moveTo('unnamed', 'Otorgar crédito innominado'), ...granted },
    asignarInterno: { ...moveTo('internal', 'Otorgar crédito interno'), ...granted },
    negar: {
      ...moveTo('denied', 'Negar crédito'),
      colour: 'error',
      effects: [...unapproved, tellSeller('Se decidió la solicitud de crédito')],
    },
    corregirIdentidad: {
      label: 'Corregir identidad',
      from: phases,
      to: phase.evaluation,
      allow: ['credit', 'admin'],
      dialogInfo: ['TIPO_PERSONA'],
      dialogFields: ['NOMBRE', 'RUC', 'NOMBRE_REPRESENTANTE', 'CEDULA_REPRESENTANTE'],
      confirm:
        'La solicitud vuelve a evaluación y quedan sin efecto su aprobación, la revisión de documentos, las firmas y la respuesta del buró.',
      effects: [
        { set: { MONTO_APROBADO: null, MONTO_PAGARE: null, SOO: null, SOO_PAGARE: null } },
        ...ofAnother,
        tellSeller('Crédito corrigió la identidad de una solicitud; se evaluará de nuevo'),
      ],
      icon: 'badge',
      colour: 'warning',
    },
    recordar: {
      label: 'Pedir lo que falta',
      from: phases,
      allow: ['credit', 'admin'],
      guards: [{ rule: { DOCUMENTOS_PENDIENTES: { gt: 0 } }, message: 'Documentos completos' }],
      effects: [tellSeller('Faltan documentos o información de la solicitud')],
      icon: 'send',
    },
    observar: {
      label: 'Agregar observación',
      from: phases,
      allow: ['credit', 'admin'],
      dialogFields: ['OBSERVACIONES_CREDITO'],
      effects: [tellSeller('Crédito escribió una observación')],
      icon: 'comment',
    },
    clasificar: {
      label: 'Cambiar tipo de cliente',
      from: phases,
      allow: ['credit', 'admin'],
      dialogFields: ['TIPO_CLIENTE'],
      icon: 'category',
    },
  },
} as const
