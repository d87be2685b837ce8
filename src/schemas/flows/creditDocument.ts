import { bureauReport, documentState as doc } from '../../domain/creditDocuments'
import type { Text } from '../../domain/text'
import { creditDocumentMoves as moves } from '../texts/creditDocumentMoves'
import { creditDocumentSays as says } from '../texts/creditDocumentSays'
import { creditDocumentStates as names } from '../texts/creditDocumentStates'

const credit = ['9', '10'] as const
const checked = { set: { REVISADO_POR: '$me.ID', FECHA_REVISION: '$now' } } as const
/** Where nobody looked at it, it was the clock. */
const checkedByHand = { when: { '$me.ID': { ne: 0 } }, ...checked } as const
const unchecked = {
  set: { REVISADO_POR: null, FECHA_REVISION: null, MOTIVO_RECHAZO: null },
} as const
/** The bureau's report is no business of who sells. */
const tellSeller = (text: Text) => ({
  when: { TIPO: { ne: bureauReport } },
  notify: { from: 'VENDEDOR' },
  text,
})

/** A document of a credit application: asked for, handed in, and what credit says of it. */
export const creditDocumentFlow = {
  initial: doc.asked,
  states: {
    [doc.asked]: { colour: 'warning', label: names.asked },
    [doc.uploaded]: { colour: 'info', label: names.uploaded },
    [doc.approved]: { colour: 'success', label: names.approved },
    [doc.refused]: { colour: 'error', label: names.refused },
    [doc.expired]: { colour: 'error', label: names.expired },
    [doc.waived]: { colour: 'default', label: names.waived },
  },
  transitions: {
    aprobar: {
      label: moves.approve,
      from: [doc.uploaded],
      to: doc.approved,
      by: credit,
      ask: ['FECHA_CADUCIDAD'],
      need: ['ARCHIVO'],
      effects: [checked],
      icon: 'verified',
      colour: 'success',
    },
    rechazar: {
      label: moves.refuse,
      from: [doc.uploaded, doc.approved],
      to: doc.refused,
      by: credit,
      ask: ['MOTIVO_RECHAZO', 'OBSERVACIONES'],
      need: ['MOTIVO_RECHAZO', { when: { MOTIVO_RECHAZO: 'otro' }, fields: ['OBSERVACIONES'] }],
      effects: [checked, tellSeller(says.refused)],
      icon: 'thumb_down',
      colour: 'error',
    },
    cargar: {
      label: moves.upload,
      from: [doc.asked, doc.uploaded, doc.refused, doc.expired],
      to: doc.uploaded,
      by: { or: [{ '$me.ROLE': { in: credit } }, { VENDEDOR: '$me.ID' }] },
      ask: ['ARCHIVO'],
      need: ['ARCHIVO'],
      effects: [unchecked],
      icon: 'upload_file',
      colour: 'success',
    },
    caducar: {
      label: moves.expire,
      from: [doc.uploaded, doc.approved],
      to: doc.expired,
      by: credit,
      ask: ['FECHA_CADUCIDAD'],
      need: ['FECHA_CADUCIDAD'],
      after: 'FECHA_CADUCIDAD',
      effects: [checkedByHand, tellSeller(says.expired)],
      icon: 'pause',
      colour: 'warning',
    },
    dispensar: {
      label: moves.waive,
      from: [doc.asked, doc.refused, doc.expired],
      to: doc.waived,
      by: credit,
      ask: ['OBSERVACIONES'],
      need: ['OBSERVACIONES'],
      effects: [checked],
      icon: 'block',
    },
    pedir: {
      label: moves.ask,
      from: [doc.waived],
      to: doc.asked,
      by: credit,
      effects: [unchecked, tellSeller(says.asked)],
      icon: 'undo',
    },
  },
} as const
