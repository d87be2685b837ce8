import { committee } from '../../domain/creditCommittee'
import { askedOfAll, askedOfCompanies } from '../../domain/creditDocuments'
import type { Text } from '../../domain/text'
import type { Colour } from '../../model/kinds/choice'
import { creditSays as says } from '../texts/creditSays'
import { creditStates as names } from '../texts/creditStates'

/** The columns of the credit board (domain.md 4.4), in their order there. */
const phase = {
  evaluation: 0,
  documents: 8,
  signing: 2,
  approval: 1,
  promissoryNote: 3,
  named: 4,
  unnamed: 5,
  internal: 6,
  denied: 7,
} as const
type Phase = keyof typeof phase
const phases = Object.values(phase)
/** Evaluated, not yet signed: whoever handed it in still corrects it. */
export const stillFilledIn = [phase.evaluation, phase.documents]

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
/** Papers before signatures: what was asked for has been handed in. */
const complete = { rule: { DOCUMENTOS_PENDIENTES: 0 }, else: says.stillMissing } as const
const handedIn = { when: [complete] } as const
/** Nothing is signed or granted before the committee has said how much. */
const approved = { rule: { MONTO_APROBADO: { gt: 0 } }, else: says.notApproved } as const
/** Nobody gets credit on papers that nobody has checked. */
const checked = {
  when: [complete, { rule: { DOCUMENTOS_POR_REVISAR: 0 }, else: says.stillToCheck }, approved],
} as const
/** Judged anew, it is approved anew. */
const unapproved = { set: { MONTO_APROBADO: null } } as const

/** A document that is asked for from the start. */
const askFor = (type: string) => ({
  create: 'credit-documents',
  with: {
    ID_EMPRESA: { from: 'ID_EMPRESA' },
    TIPO: type,
    VENDEDOR: { from: 'CREATED_BY_USER' },
  },
})
const tellSeller = (text: Text) => ({ notify: { from: 'CREATED_BY_USER' }, text })

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
    evaluar: { ...moveTo('evaluation'), effects: [unapproved] },
    pedirDocumentacion: {
      ...moveTo('documents'),
      effects: [tellSeller(says.documentsMissing)],
    },
    // What is signed from afar has a life of its own: signature-requests.
    firmarDocumentacion: { ...moveTo('signing'), ...handedIn },
    // The committee's decision (docs/decisions/016): how much, and who may say so.
    aprobar: {
      ...moveTo('approval'),
      ...handedIn,
      warn: [{ rule: { CONSULTAS_BURO: { gt: 0 } }, else: says.noBureau }],
      shows: ['NOMBRE', 'MONTO_SOLICITADO', 'PLAZO_MESES'],
      ask: ['MONTO_APROBADO'],
      need: ['MONTO_APROBADO'],
      approval: {
        amount: 'MONTO_APROBADO',
        tiers: [
          { upTo: committee.alone, by: ['9', '10'] },
          { upTo: committee.together, by: ['9', '10'], people: 2 },
          { by: ['10'], people: 2 },
        ],
      },
    },
    firmarPagare: { ...moveTo('promissoryNote'), when: [complete, approved] },
    asignarNominado: { ...moveTo('named'), ...checked, effects: [tellSeller(says.decided)] },
    asignarInnominado: { ...moveTo('unnamed'), ...checked, effects: [tellSeller(says.decided)] },
    asignarInterno: { ...moveTo('internal'), ...checked, effects: [tellSeller(says.decided)] },
    negar: { ...moveTo('denied'), effects: [unapproved, tellSeller(says.decided)] },
    observar: {
      label: says.observe,
      from: phases,
      by: ['9', '10'],
      ask: ['OBSERVACIONES_CREDITO'],
      effects: [tellSeller(says.observed)],
      icon: 'comment',
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
