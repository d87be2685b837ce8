import { reportWorkbook } from '../features/credit'

/** Board and list of credit applications (business.md#credit-applications). */
export const creditList = {
  defaultView: 'board',
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
  cardFields: [
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
  map: 'GEOLOCALIZACION',
  sort: 'CREATED_AT desc',
  tabs: 'ESTADO_CREDITO',
  highlights: [
    { when: { INVITACION: { empty: false } }, label: 'Por invitación', colour: 'info' },
    {
      when: { OBSERVACIONES_CREDITO: { empty: false } },
      label: 'Observación',
      field: 'OBSERVACIONES_CREDITO',
      colour: 'warning',
    },
  ],
} as const

export const creditReport = reportWorkbook({
  groupBy: ['ESTADO_CREDITO', 'TIPO_CLIENTE'],
  sum: ['MONTO_SOLICITADO', 'MONTO_APROBADO'],
})
