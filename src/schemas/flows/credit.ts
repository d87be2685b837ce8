import { bureauState } from '../../domain/bureau'
import { committee } from '../../domain/creditCommittee'
import { askedOfAll, askedOfCompanies, documentState } from '../../domain/creditDocuments'
import { creditPhase as phase } from '../../domain/creditPhase'
import { signatureState } from '../../domain/creditSignature'
import type { Text } from '../../domain/text'
import type { EffectValue } from '../../model/flow'
import type { Colour } from '../../model/kinds/choice'
import { creditSays as says } from '../texts/creditSays'
import { creditStates as names } from '../texts/creditStates'

type Phase = keyof typeof phase
const phases = Object.values(phase)
/** Evaluated, not yet signed: whoever handed it in still corrects it. */
export const stillFilledIn = [phase.evaluation, phase.documents]

/** What a yes was given for stays as it was. */
export const whileUnapproved = { MONTO_APROBADO: { empty: true } } as const
/** Nothing stands yet that was checked, asked or said of this very person. */
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

/** Credit moves a card from any column to any other, as far as its documents allow. */
const moveTo = (name: Phase) => ({
  label: names[name] as Text,
  from: phases.filter(from => from !== phase[name]),
  to: phase[name],
  by: ['9', '10'] as const,
})
/** What usually comes next. */
const onwards = { colour: 'success' } as const
const tellSeller = (text: Text) => ({ notify: { from: 'CREATED_BY_USER' }, text })
/** Papers before signatures: what was asked for has been handed in. */
const complete = { rule: { DOCUMENTOS_PENDIENTES: 0 }, else: says.stillMissing } as const
const handedIn = { when: [complete] } as const
/** Nothing is signed or granted before the committee has said how much. */
const approved = { rule: { MONTO_APROBADO: { gt: 0 } }, else: says.notApproved } as const
/** Nobody gets credit on papers that nobody has checked. */
const checked = {
  when: [complete, { rule: { DOCUMENTOS_POR_REVISAR: 0 }, else: says.stillToCheck }, approved],
} as const
/** What is granted stands on a note of that amount; cards go anywhere all the same (docs/decisions/016). */
const granted = {
  ...checked,
  warn: [{ rule: { MONTO_PAGARE: { eq: { field: 'MONTO_APROBADO' } } }, else: says.noSignedNote }],
  effects: [tellSeller(says.decided)],
} as const
/** Nobody grants what they handed in themselves. */
const ofSomebodyElse = {
  rule: { CREATED_BY_USER: { ne: '$me.ID' } },
  else: says.ownApplication,
} as const
/** No more than was asked for, where that was said. */
const withinAsked = {
  or: [
    { MONTO_APROBADO: { empty: true } },
    { MONTO_SOLICITADO: { empty: true } },
    { MONTO_APROBADO: { lte: { field: 'MONTO_SOLICITADO' } } },
  ],
} as const
/** Of rows that speak of this applicant: those in one state go into another. */
const turn = (close: string, ESTADO: number, set: Readonly<Record<string, EffectValue>>) => ({
  close,
  where: { ID_EMPRESA: { from: 'ID_EMPRESA' }, ESTADO },
  set,
})
const { revoked, expired: _, ...inUse } = bureauState
const { withdrawn, signed: __, ...unsigned } = signatureState
/** Notes nobody has signed yet: they are made out anew for what is approved now. */
const withdrawNotes = [
  { set: { SOO_PAGARE: null } },
  ...Object.values(unsigned).map(state => {
    const each = turn('signature-requests', state, { ESTADO: withdrawn })
    return { ...each, where: { ...each.where, TIPO: 'pagare' } }
  }),
]
/** Judged anew, it is approved anew. */
const unapproved = [{ set: { MONTO_APROBADO: null } }, ...withdrawNotes]
/** What was checked, asked and signed of somebody is not of somebody else. */
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

/** A document that is asked for from the start. */
const askFor = (type: string) => ({
  create: 'credit-documents',
  with: {
    ID_EMPRESA: { from: 'ID_EMPRESA' },
    TIPO: type,
    VENDEDOR: { from: 'CREATED_BY_USER' },
  },
})

/** How a request to buy on credit is judged: evaluated, signed, approved, and given one kind of credit or none. */
export const creditFlow = {
  initial: phase.evaluation,
  begin: [
    ...askedOfAll.map(askFor),
    ...askedOfCompanies.map(type => ({ ...askFor(type), when: { TIPO_PERSONA: 'J' } })),
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
    evaluar: { ...moveTo('evaluation'), effects: unapproved },
    pedirDocumentacion: {
      ...moveTo('documents'),
      effects: [tellSeller(says.documentsMissing)],
    },
    // What is signed from afar has a life of its own: signature-requests.
    firmarDocumentacion: { ...moveTo('signing'), ...handedIn, ...onwards },
    // The committee's decision (docs/decisions/016): how much, and who may say so.
    aprobar: {
      ...moveTo('approval'),
      when: [complete, ofSomebodyElse],
      ...onwards,
      warn: [
        { rule: { CONSULTAS_BURO: { gt: 0 } }, else: says.noBureau },
        { rule: withinAsked, else: says.aboveAsked },
      ],
      shows: ['NOMBRE', 'MONTO_SOLICITADO', 'PLAZO_MESES'],
      ask: ['MONTO_APROBADO'],
      need: ['MONTO_APROBADO'],
      effects: withdrawNotes,
      approval: {
        amount: 'MONTO_APROBADO',
        tiers: [
          { upTo: committee.alone, by: ['9', '10'] },
          { upTo: committee.together, by: ['9', '10'], people: 2 },
          { by: ['10'], people: 2 },
        ],
      },
    },
    firmarPagare: { ...moveTo('promissoryNote'), when: [complete, approved], ...onwards },
    asignarNominado: { ...moveTo('named'), ...granted },
    asignarInnominado: { ...moveTo('unnamed'), ...granted },
    asignarInterno: { ...moveTo('internal'), ...granted },
    negar: { ...moveTo('denied'), effects: [...unapproved, tellSeller(says.decided)] },
    corregirIdentidad: {
      label: says.correctIdentity,
      from: phases,
      to: phase.evaluation,
      by: ['9', '10'],
      shows: ['TIPO_PERSONA'],
      ask: ['NOMBRE', 'RUC', 'NOMBRE_REPRESENTANTE', 'CEDULA_REPRESENTANTE'],
      confirm: says.anotherPerson,
      effects: [
        { set: { MONTO_APROBADO: null, MONTO_PAGARE: null, SOO: null, SOO_PAGARE: null } },
        ...ofAnother,
        tellSeller(says.identityCorrected),
      ],
      icon: 'badge',
      colour: 'warning',
    },
    observar: {
      label: says.observe,
      from: phases,
      by: ['9', '10'],
      ask: ['OBSERVACIONES_CREDITO'],
      effects: [tellSeller(says.observed)],
      icon: 'comment',
    },
    recordar: {
      label: says.askMissing,
      from: phases,
      by: ['9', '10'],
      when: [{ rule: { DOCUMENTOS_PENDIENTES: { gt: 0 } }, else: says.nothingMissing }],
      effects: [tellSeller(says.documentsMissing)],
      icon: 'send',
    },
    clasificar: {
      label: says.customerType,
      from: phases,
      by: ['9', '10'],
      ask: ['TIPO_CLIENTE'],
      icon: 'category',
    },
  },
} as const
