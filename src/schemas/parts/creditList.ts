import { invitationTexts } from '../texts/creditInvitations'
import { creditSays } from '../texts/creditSays'

/** The board of credit applications (domain.md 4.4, 5.14), and their list. */
export const creditList = {
  opens: 'board',
  columns: [
    'ID_EMPRESA',
    'TIPO_PERSONA',
    'NOMBRE',
    'RUC',
    'NOMBRE_REPRESENTANTE',
    'ESTADO_CREDITO',
    'DOCUMENTOS_PENDIENTES',
    'TIPO_CLIENTE',
    'CREATED_BY_USER',
    'CREATED_AT',
  ],
  cards: [
    'TIPO_PERSONA',
    'RUC',
    'NOMBRE_REPRESENTANTE',
    'DOCUMENTOS_PENDIENTES',
    'TIPO_CLIENTE',
    'CREATED_BY_USER',
    'CREATED_AT',
    'SOO',
    'SOO_PAGARE',
  ],
  sort: 'CREATED_AT desc',
  tabs: 'ESTADO_CREDITO',
  report: {
    by: ['ESTADO_CREDITO', 'TIPO_CLIENTE'],
    sum: ['MONTO_SOLICITADO', 'MONTO_APROBADO'],
  },
  marks: [
    {
      when: { INVITACION: { empty: false } },
      label: invitationTexts.byInvitation,
      colour: 'info',
    },
    {
      when: { OBSERVACIONES_CREDITO: { empty: false } },
      label: creditSays.observe,
      tells: 'OBSERVACIONES_CREDITO',
      colour: 'warning',
    },
  ],
} as const
