import { bureauState, openQueries } from '../domain/bureau'
import { bureauReport, documentState as doc } from '../domain/creditDocuments'
import { customerTypes } from '../domain/customerTypes'
import { defineResource } from '../model/schema'
import { creditFlow, stillFilledIn, whileUnapproved, whileUnproved } from './flows/credit'
import { creditList } from './parts/creditList'
import { creditPapers } from './parts/creditPapers'
import { creditTexts as texts } from './texts/creditApplications'
import { creditDocumentTypes } from './texts/creditDocumentTypes'
import { invitationTexts } from './texts/creditInvitations'
import { creditSays } from './texts/creditSays'
import { signatureTexts } from './texts/signatures'

const isPerson = { TIPO_PERSONA: 'N' } as const
/** What a natural person's name and cédula say already (domain.md 5.14). */
const ofTheirs = {
  name: { of: [{ field: 'NOMBRE' }], while: isPerson },
  ruc: { of: [{ field: 'CEDULA_REPRESENTANTE' }, '001'], while: isPerson },
} as const
/** How many of the applicant's documents stand so; the bureau's report is credit's own. */
const counted = (states: readonly number[]) =>
  ({
    kind: 'computed',
    as: 'integer',
    reveals: true,
    is: {
      count: 'credit-documents',
      by: 'ID_EMPRESA',
      where: { TIPO: { ne: bureauReport }, ESTADO: { in: states } },
    },
  }) as const
/** Who applies. */
const theirs = { required: true, write: whileUnproved } as const
/** The bureau has answered, and its answer is still in force. */
const answeredStates = [bureauState.scored, bureauState.unknown]
const requiredLine = { kind: 'text', required: true } as const
const phone = { kind: 'phone', digits: 10, required: true } as const

/** Somebody asks to buy on credit: a person (N) or a company (J), with references, and documents that live their own lives. */
export const creditApplications = defineResource({
  name: 'credit-applications',
  table: 'PROSPECTO',
  key: 'ID_EMPRESA',
  title: 'NOMBRE',
  company: 'EMPRESA',
  label: {
    es: 'Solicitud de crédito | Solicitudes de crédito',
    en: 'Credit application | Credit applications',
    fr: 'Demande de crédit | Demandes de crédit',
    vi: 'Hồ sơ tín dụng | Hồ sơ tín dụng',
    cn: '信贷申请 | 信贷申请',
    ar: 'طلب ائتمان | طلبات الائتمان',
  },
  icon: 'account_balance',
  menu: 'credito',
  pages: { list: '/dashboard/credito/cargar_archivos_credito' },
  fields: {
    ID_EMPRESA: { kind: 'id' },
    TIPO_PERSONA: {
      kind: 'choice',
      required: true,
      createOnly: true,
      filter: true,
      options: { N: texts.natural, J: texts.legal },
    },
    ESTADO_CREDITO: { kind: 'status', flow: 'credito' },
    NOMBRE: { ...theirs, kind: 'text', search: true },
    RUC: {
      ...theirs,
      kind: 'identity',
      only: 'ruc',
      join: ofTheirs.ruc,
      unique: true,
      search: true,
    },
    NOMBRE_REPRESENTANTE: { ...theirs, kind: 'text', join: ofTheirs.name, search: true },
    CEDULA_REPRESENTANTE: { ...theirs, kind: 'identity', only: 'cedula' },
    EMAIL: { kind: 'email', required: true },
    NUM_TELEFONO: { ...phone, search: true },
    PROVINCIA: { ...requiredLine, maxLength: 60, filter: true },
    CIUDAD: { ...requiredLine, maxLength: 60, filter: true },
    DIRECCION_TRABAJO: requiredLine,
    DIRECCION_DOMICILIO: requiredLine,
    GEOLOCALIZACION: { kind: 'location' },
    FECHA_INICIO_ACTIVIDADES: { kind: 'date', max: 'today' },
    FECHA_NACIMIENTO: { kind: 'date', max: 'today', show: isPerson },
    FECHA_CADUCIDAD_CEDULA: {
      kind: 'date',
      due: { before: 30, tell: { from: 'CREATED_BY_USER' } },
    },
    TIPO_CLIENTE: { kind: 'choice', numeric: true, options: customerTypes, filter: true },
    MONTO_SOLICITADO: { kind: 'money', filter: true, write: whileUnapproved },
    MONTO_APROBADO: { kind: 'money', min: 0.01, readOnly: true, help: creditSays.tiers },
    MONTO_PAGARE: { kind: 'money', readOnly: true },
    PLAZO_MESES: { kind: 'integer', min: 1, max: 60, write: whileUnapproved },
    TASA_INTERES: {
      kind: 'percent',
      write: { ...whileUnapproved, '$me.ROLE': { in: ['10', '9'] } },
    },
    OBSERVACIONES_CREDITO: { kind: 'longText', maxLength: 1000, readOnly: true },
    CREATED_BY_USER: {
      kind: 'reference',
      to: 'users',
      default: '$me.ID',
      readOnly: true,
      search: true,
      filter: true,
    },
    CREATED_AT: { kind: 'dateTime', default: '$now', readOnly: true, filter: true },
    INVITACION: {
      kind: 'reference',
      to: 'credit-invitations',
      label: invitationTexts.byInvitation,
      readOnly: true,
    },
    SOO: { kind: 'url', copies: signatureTexts.copyDocuments, readOnly: true },
    SOO_PAGARE: { kind: 'url', copies: signatureTexts.copyNote, readOnly: true },

    REFERENCIAS_COMERCIALES: {
      kind: 'lines',
      label: texts.trade,
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
      label: texts.addresses,
      min: 1,
      max: 3,
      fields: { DIRECCION: requiredLine },
    },
    REFERENCIAS_BANCARIAS: {
      kind: 'lines',
      label: texts.bank,
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
      label: texts.bureauAsked,
      as: 'integer',
      read: ['10', '9'],
      is: { count: 'bureau-queries', by: 'ID_EMPRESA', where: { ESTADO: { in: answeredStates } } },
    },
    AUTORIZACIONES_BURO: {
      kind: 'computed',
      label: texts.bureauOpen,
      as: 'integer',
      read: ['10', '9'],
      is: { count: 'bureau-queries', by: 'ID_EMPRESA', where: { ESTADO: { in: openQueries } } },
    },
    DOCUMENTOS_POR_REVISAR: counted([doc.uploaded]),
    DOCUMENTOS_APROBADOS: counted([doc.approved]),
  },
  list: creditList,
  form: {
    as: 'steps',
    saves: 'field',
    sections: [
      {
        id: 'company',
        label: texts.company,
        show: { TIPO_PERSONA: { ne: 'N' } },
        fields: ['TIPO_PERSONA', 'RUC', 'NOMBRE', 'EMAIL', 'NUM_TELEFONO'],
      },
      {
        id: 'person',
        label: texts.identity,
        show: isPerson,
        fields: [
          ...(['TIPO_PERSONA', 'CEDULA_REPRESENTANTE', 'RUC', 'NOMBRE'] as const),
          ...(['EMAIL', 'NUM_TELEFONO'] as const),
        ],
      },
      {
        id: 'representative',
        label: texts.representative,
        show: { TIPO_PERSONA: { ne: 'N' } },
        fields: ['CEDULA_REPRESENTANTE', 'NOMBRE_REPRESENTANTE'],
      },
      {
        id: 'place',
        label: texts.place,
        fields: [
          ...(['PROVINCIA', 'CIUDAD', 'DIRECCION_TRABAJO', 'DIRECCION_DOMICILIO'] as const),
          'GEOLOCALIZACION',
        ],
      },
      {
        id: 'asked',
        label: texts.asked,
        fields: ['MONTO_SOLICITADO', 'PLAZO_MESES', 'TASA_INTERES', 'TIPO_CLIENTE'],
      },
      { id: 'trade', label: texts.trade, fields: ['REFERENCIAS_COMERCIALES'] },
      { id: 'addresses', label: texts.addresses, fields: ['DIRECCIONES_ADICIONALES'] },
      { id: 'bank', label: texts.bank, fields: ['REFERENCIAS_BANCARIAS'] },
      { id: 'documents', label: texts.documents, piece: 'creditDocuments' },
      { id: 'file', label: texts.file, fields: 'rest', later: true },
    ],
  },
  alike: ['RUC'],
  // The checklist of its documents stands in their place.
  related: [],
  slots: { formBelow: 'history', showBelow: 'creditDocuments' },
  // Where files stood before each document had a life of its own.
  retired: Object.keys(creditDocumentTypes),
  papers: creditPapers,
  leads: ['/dashboard/credito/auth_equifax_uanataca?id=:id'],
  trash: true,
  access: {
    '10': 'all',
    '9': { read: true, create: true, update: true },
    '7': {
      read: { CREATED_BY_USER: '$me.ID' },
      create: true,
      update: { CREATED_BY_USER: '$me.ID', ESTADO_CREDITO: { in: stillFilledIn } },
    },
  },
  flow: { credito: creditFlow },
})
