import type { LocalizedText } from '../../base/text'
import { bureauReport, documentState as doc } from '../../domain/credit/creditDocuments'

const credit = ['credit', 'admin'] as const
const checked = { set: { REVISADO_POR: '$me.ID', FECHA_REVISION: '$now' } } as const
/** Skipped when the timer makes the transition. */
const checkedByHand = { when: { '$me.ID': { ne: 0 } }, ...checked } as const
const unchecked = {
  set: { REVISADO_POR: null, FECHA_REVISION: null, MOTIVO_RECHAZO: null },
} as const
/** Sales agents are not notified of the bureau report. */
const tellSeller = (text: LocalizedText) => ({
  when: { TIPO: { ne: bureauReport } },
  notify: { field: 'VENDEDOR' },
  text,
})

/** Flow of a document: requested, handed in, and reviewed by credit. */
export const creditDocumentFlow = {
  initial: doc.asked,
  states: {
    [doc.asked]: { colour: 'warning', label: 'Solicitado' },
    [doc.uploaded]: { colour: 'info', label: 'Por revisar' },
    [doc.approved]: { colour: 'success', label: 'Aprobado' },
    [doc.refused]: { colour: 'error', label: 'Rechazado' },
    [doc.expired]: { colour: 'error', label: 'Caducado' },
    [doc.waived]: { colour: 'default', label: 'No aplica' },
  },
  transitions: {
    aprobar: {
      label: 'Aprobar',
      from: [doc.uploaded],
      to: doc.approved,
      allow: credit,
      dialogFields: ['FECHA_CADUCIDAD'],
      requiredFields: ['ARCHIVO'],
      effects: [checked],
      icon: 'verified',
      colour: 'success',
    },
    rechazar: {
      label: 'Rechazar',
      from: [doc.uploaded, doc.approved],
      to: doc.refused,
      allow: credit,
      dialogFields: ['MOTIVO_RECHAZO', 'OBSERVACIONES'],
      requiredFields: [
        'MOTIVO_RECHAZO',
        { when: { MOTIVO_RECHAZO: 'otro' }, fields: ['OBSERVACIONES'] },
      ],
      effects: [checked, tellSeller('Se rechazó un documento de la solicitud de crédito')],
      icon: 'thumb_down',
      colour: 'error',
    },
    cargar: {
      label: 'Cargar archivo',
      from: [doc.asked, doc.uploaded, doc.refused, doc.expired],
      to: doc.uploaded,
      allow: { or: [{ '$me.ROLE': { in: credit } }, { VENDEDOR: '$me.ID' }] },
      dialogFields: ['ARCHIVO'],
      requiredFields: ['ARCHIVO'],
      effects: [unchecked],
      icon: 'upload_file',
      colour: 'success',
    },
    caducar: {
      label: 'Marcar como caducado',
      from: [doc.uploaded, doc.approved],
      to: doc.expired,
      allow: credit,
      dialogFields: ['FECHA_CADUCIDAD'],
      requiredFields: ['FECHA_CADUCIDAD'],
      timer: { field: 'FECHA_CADUCIDAD' },
      effects: [checkedByHand, tellSeller('Caducó un documento de la solicitud de crédito')],
      icon: 'pause',
      colour: 'warning',
    },
    dispensar: {
      label: 'Marcar como «No aplica»',
      from: [doc.asked, doc.refused, doc.expired],
      to: doc.waived,
      allow: credit,
      dialogFields: ['OBSERVACIONES'],
      requiredFields: ['OBSERVACIONES'],
      effects: [checked],
      icon: 'block',
    },
    pedir: {
      label: 'Volver a pedir',
      from: [doc.waived],
      to: doc.asked,
      allow: credit,
      effects: [unchecked, tellSeller('Se pide otra vez un documento de la solicitud de crédito')],
      icon: 'undo',
    },
  },
} as const
