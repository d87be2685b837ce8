import { bureauAuthorisation, openQueries, scores } from '../domain/bureau'
import { defineResource } from '../model/schema'
import { bureauFlow } from './flows/bureau'
import { riskTexts, bureauTexts as texts } from './texts/bureau'

/** Of a person’s debts credit alone knows (safety.md 21). */
const secret = { read: ['10', '9'], readOnly: true } as const

/** An applicant’s authorisation to ask the credit bureau, and what the bureau answered under it. */
export const bureauQueries = defineResource({
  name: 'bureau-queries',
  table: 'CONSULTA_BURO',
  key: 'ID_CONSULTA',
  title: ['ID_CONSULTA', 'NOMBRE'],
  company: 'EMPRESA',
  parent: 'ID_EMPRESA',
  label: {
    es: 'Consulta al buró | Consultas al buró',
    en: 'Bureau query | Bureau queries',
    fr: 'Consultation du bureau | Consultations du bureau',
    vi: 'Tra cứu tín dụng | Tra cứu tín dụng',
    cn: '征信查询 | 征信查询',
    ar: 'استعلام ائتماني | استعلامات ائتمانية',
  },
  icon: 'travel_explore',
  menu: 'credito',
  fields: {
    ID_CONSULTA: { kind: 'id' },
    ID_EMPRESA: {
      kind: 'reference',
      to: 'credit-applications',
      label: texts.application,
      required: true,
      createOnly: true,
      filter: true,
      unique: { while: 'ESTADO', in: openQueries, else: texts.isOpen },
    },
    ESTADO: { kind: 'status', flow: 'consulta' },
    NOMBRE: {
      kind: 'text',
      label: texts.holder,
      default: { from: 'ID_EMPRESA.NOMBRE_REPRESENTANTE' },
      readOnly: true,
      search: true,
    },
    CEDULA: {
      kind: 'identity',
      only: 'cedula',
      default: { from: 'ID_EMPRESA.CEDULA_REPRESENTANTE' },
      ...secret,
    },
    TEXTO: {
      kind: 'longText',
      label: texts.text,
      default: bureauAuthorisation,
      readOnly: true,
    },
    FIRMA: {
      kind: 'image',
      label: texts.signature,
      input: 'signature',
      maxSize: 1_048_576,
      readOnly: true,
    },
    FECHA_FIRMA: { kind: 'dateTime', label: texts.signedAt, readOnly: true },
    FIRMADO_ANTE: { kind: 'reference', to: 'users', label: texts.witness, readOnly: true },
    FECHA_CADUCIDAD: { kind: 'date', label: texts.validUntil, readOnly: true, filter: true },
    FECHA_CONSULTA: { kind: 'dateTime', label: texts.askedAt, readOnly: true, filter: true },
    CONSULTADO_POR: { kind: 'reference', to: 'users', label: texts.askedBy, readOnly: true },
    PUNTAJE: {
      kind: 'integer',
      label: texts.score,
      help: texts.scoreHelp,
      min: scores.least,
      max: scores.most,
      ...secret,
    },
    RANGO: { kind: 'choice', label: texts.band, options: riskTexts, filter: true, ...secret },
    DEUDA_TOTAL: { kind: 'money', label: texts.debt, ...secret },
    DEUDA_VENCIDA: { kind: 'money', label: texts.overdue, ...secret },
    OPERACIONES: { kind: 'integer', label: texts.credits, min: 0, ...secret },
    DIAS_MORA: { kind: 'integer', label: texts.lateDays, min: 0, ...secret },
    REFERENCIA_BURO: { kind: 'code', label: texts.reference, ...secret },
    PUNTAJE_HASTA: { kind: 'date', label: texts.goodUntil, ...secret },
    INFORME_BURO: {
      kind: 'file',
      label: texts.report,
      types: ['application/pdf'],
      maxSize: 10_485_760,
      versions: true,
      ...secret,
    },
    SIMULADO: { kind: 'boolean', label: texts.simulated, readOnly: true },
    OBSERVACIONES: { kind: 'longText', maxLength: 1000, readOnly: true },
  },
  list: {
    columns: [
      'ID_CONSULTA',
      'ESTADO',
      'NOMBRE',
      'ID_EMPRESA',
      'FECHA_CONSULTA',
      'RANGO',
      'FECHA_CADUCIDAD',
    ],
    sort: 'ID_CONSULTA desc',
    tabs: 'ESTADO',
  },
  access: { '10': { read: true, create: true }, '9': { read: true, create: true } },
  flow: { consulta: bureauFlow },
})
