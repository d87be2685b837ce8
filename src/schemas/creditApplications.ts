import { formatMoney } from '../base/money'
import { business, defineResource } from '../business'
import { bureauState, openQueries } from '../domain/credit/bureau'
import { committee } from '../domain/credit/creditCommittee'
import { bureauReport, documentState as doc } from '../domain/credit/creditDocuments'
import { openPhases } from '../domain/credit/creditPhase'
import { customerTypes } from '../domain/customers/customerTypes'
import { creditFlow, stillFilledIn, whileUnapproved, whileUnproved } from './flows/credit'
import { creditDocumentTypes } from './parts/creditDocumentTypes'
import { creditList, creditReport } from './parts/creditList'
import { creditPapers } from './parts/creditPapers'
import { owner } from './parts/given'

/** An administrator hands over open applications of who leaves. */
const handedOver = { ESTADO_CREDITO: { in: openPhases }, '$me.ROLE': 'admin' } as const
const isPerson = { TIPO_PERSONA: 'N' } as const
/** Fields derived from the name and cédula of a natural person (business.md#credit-applications). */
const ofTheirs = {
  name: { value: [{ field: 'NOMBRE' }], when: isPerson },
  ruc: { value: [{ field: 'CEDULA_REPRESENTANTE' }, '001'], when: isPerson },
} as const
/** Number of the applicant's documents in these states, without the bureau report. */
const counted = (states: readonly number[]) =>
  ({
    kind: 'computed',
    format: 'integer',
    ignoreInputRights: true,
    rollup: {
      count: 'credit-documents',
      via: 'ID_EMPRESA',
      where: { TIPO: { ne: bureauReport }, ESTADO: { in: states } },
    },
  }) as const
/** Identity of the applicant. */
const theirs = { required: true, write: whileUnproved } as const
/** States with a valid answer of the bureau. */
const answeredStates = [bureauState.scored, bureauState.unknown]
const requiredLine = { kind: 'text', required: true } as const
const phone = { kind: 'phone', lengths: [10], required: true } as const

/** Credit applications of natural (N) and legal (J) persons, with references; documents are a resource of their own. */
export const creditApplications = defineResource({
  name: 'credit-applications',
  table: 'PROSPECTO',
  key: 'ID_EMPRESA',
  title: 'NOMBRE',
  tenant: true,
  label: 'Solicitud de crédito | Solicitudes de crédito',
  icon: 'account_balance',
  menu: 'credit',
  pages: { list: '/dashboard/credito/cargar_archivos_credito' },
  fields: {
    ID_EMPRESA: { kind: 'id' },
    TIPO_PERSONA: {
      kind: 'choice',
      required: true,
      createOnly: true,
      filter: true,
      options: { N: 'Natural', J: 'Jurídica' },
    },
    ESTADO_CREDITO: { kind: 'status', flow: 'credito' },
    NOMBRE: { ...theirs, kind: 'text', search: true },
    RUC: {
      ...theirs,
      kind: 'identity',
      type: 'ruc',
      concat: ofTheirs.ruc,
      unique: true,
      search: true,
    },
    NOMBRE_REPRESENTANTE: { ...theirs, kind: 'text', concat: ofTheirs.name, search: true },
    CEDULA_REPRESENTANTE: { ...theirs, kind: 'identity', type: 'cedula' },
    EMAIL: { kind: 'email', required: true },
    NUM_TELEFONO: { ...phone, search: true },
    PROVINCIA: { ...requiredLine, max: 60, filter: true },
    CIUDAD: { ...requiredLine, max: 60, filter: true },
    DIRECCION_TRABAJO: requiredLine,
    DIRECCION_DOMICILIO: requiredLine,
    GEOLOCALIZACION: { kind: 'location' },
    FECHA_INICIO_ACTIVIDADES: { kind: 'date', max: 'today' },
    FECHA_NACIMIENTO: { kind: 'date', max: 'today', visibleWhen: isPerson },
    FECHA_CADUCIDAD_CEDULA: {
      kind: 'date',
      reminder: { days: 30, notify: { field: 'CREATED_BY_USER' } },
    },
    TIPO_CLIENTE: { kind: 'choice', numeric: true, options: customerTypes, filter: true },
    MONTO_SOLICITADO: { kind: 'money', filter: true, write: whileUnapproved },
    MONTO_APROBADO: {
      kind: 'money',
      min: 0.01,
      readOnly: true,
      help: `Hasta ${formatMoney(committee.alone, business)} aprueba una persona de crédito, hasta ${formatMoney(committee.together, business)} dos distintas, por encima dos administradores.`,
    },
    MONTO_PAGARE: { kind: 'money', readOnly: true },
    PLAZO_MESES: { kind: 'integer', min: 1, max: 60, write: whileUnapproved },
    TASA_INTERES: {
      kind: 'percent',
      write: { ...whileUnapproved, '$me.ROLE': { in: ['admin', 'credit'] } },
    },
    OBSERVACIONES_CREDITO: { kind: 'longText', max: 1000, readOnly: true },
    CREATED_BY_USER: { ...owner, search: true, filter: true, write: handedOver },
    CREATED_AT: { kind: 'dateTime', default: '$now', readOnly: true, filter: true },
    INVITACION: {
      kind: 'reference',
      resource: 'credit-invitations',
      label: 'Por invitación',
      readOnly: true,
    },
    SOO: { kind: 'url', copyLabel: 'Copiar enlace de firma: documentos', readOnly: true },
    SOO_PAGARE: { kind: 'url', copyLabel: 'Copiar enlace de firma: pagaré', readOnly: true },

    REFERENCIAS_COMERCIALES: {
      kind: 'lines',
      label: 'Referencias comerciales',
      min: 1,
      max: 3,
      fields: {
        COMPANIA: requiredLine,
        TIPO_CREDITO: { kind: 'text' },
        PERSONA_CONTACTO: requiredLine,
        TELEFONO: phone,
      },
    },
    DIRECCIONES_ADICIONALES: {
      kind: 'lines',
      label: 'Direcciones de envío autorizadas',
      min: 1,
      max: 3,
      fields: { DIRECCION: requiredLine },
    },
    REFERENCIAS_BANCARIAS: {
      kind: 'lines',
      label: 'Referencias bancarias',
      min: 1,
      max: 3,
      fields: {
        ENTIDAD_FINANCIERA: requiredLine,
        INICIO_RELACION: { kind: 'date', max: 'today' },
        PERSONA_CONTACTO: requiredLine,
        TELEFONO: phone,
      },
    },

    DOCUMENTOS_PENDIENTES: counted([doc.asked, doc.refused, doc.expired]),
    CONSULTAS_BURO: {
      kind: 'computed',
      label: 'Consultas al buró vigentes',
      format: 'integer',
      read: ['admin', 'credit'],
      rollup: {
        count: 'bureau-queries',
        via: 'ID_EMPRESA',
        where: { ESTADO: { in: answeredStates } },
      },
    },
    AUTORIZACIONES_BURO: {
      kind: 'computed',
      label: 'Autorizaciones al buró en curso',
      format: 'integer',
      read: ['admin', 'credit'],
      rollup: {
        count: 'bureau-queries',
        via: 'ID_EMPRESA',
        where: { ESTADO: { in: openQueries } },
      },
    },
    DOCUMENTOS_POR_REVISAR: counted([doc.uploaded]),
    DOCUMENTOS_APROBADOS: counted([doc.approved]),
  },
  list: creditList,
  features: [creditReport],
  form: {
    layout: 'steps',
    sections: [
      {
        id: 'company',
        label: 'Empresa',
        visibleWhen: { TIPO_PERSONA: { ne: 'N' } },
        fields: ['TIPO_PERSONA', 'RUC', 'NOMBRE', 'EMAIL', 'NUM_TELEFONO'],
      },
      {
        id: 'person',
        label: 'Identificación del cliente',
        visibleWhen: isPerson,
        fields: [
          ...(['TIPO_PERSONA', 'CEDULA_REPRESENTANTE', 'RUC', 'NOMBRE'] as const),
          ...(['EMAIL', 'NUM_TELEFONO'] as const),
        ],
      },
      {
        id: 'representative',
        label: 'Representante',
        visibleWhen: { TIPO_PERSONA: { ne: 'N' } },
        fields: ['CEDULA_REPRESENTANTE', 'NOMBRE_REPRESENTANTE'],
      },
      {
        id: 'place',
        label: 'Ubicación',
        fields: [
          ...(['PROVINCIA', 'CIUDAD', 'DIRECCION_TRABAJO', 'DIRECCION_DOMICILIO'] as const),
          'GEOLOCALIZACION',
        ],
      },
      {
        id: 'asked',
        label: 'Crédito solicitado',
        fields: ['MONTO_SOLICITADO', 'PLAZO_MESES', 'TASA_INTERES', 'TIPO_CLIENTE'],
      },
      { id: 'trade', label: 'Referencias comerciales', fields: ['REFERENCIAS_COMERCIALES'] },
      {
        id: 'addresses',
        label: 'Direcciones de envío autorizadas',
        fields: ['DIRECCIONES_ADICIONALES'],
      },
      { id: 'bank', label: 'Referencias bancarias', fields: ['REFERENCIAS_BANCARIAS'] },
      { id: 'documents', label: 'Documentos', component: 'creditDocuments' },
      {
        id: 'file',
        label: 'Expediente',
        fields: 'others',
        visibleWhen: { ID_EMPRESA: { empty: false } },
      },
    ],
  },
  matchFields: ['RUC'],
  // The document checklist replaces the lists.
  related: [],
  slots: { formBelow: 'history', showBelow: 'creditDocuments' },
  // Former file columns, now separate documents.
  droppedColumns: Object.keys(creditDocumentTypes),
  documents: creditPapers,
  links: ['/dashboard/credito/auth_equifax_uanataca?id=:id'],
  trash: true,
  access: {
    admin: 'all',
    credit: { read: true, create: true, update: true },
    salesAgent: {
      read: { CREATED_BY_USER: '$me.ID' },
      create: true,
      update: { CREATED_BY_USER: '$me.ID', ESTADO_CREDITO: { in: stillFilledIn } },
    },
  },
  flow: { credito: creditFlow },
})
