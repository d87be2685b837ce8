import { defineResource } from '../business'
import { bureauAuthorisation, openQueries, scores } from '../domain/credit/bureau'
import { bureauFlow } from './flows/bureau'
import { ofApplication } from './parts/given'

/** Risk bands of the score, from lowest to highest risk. */
const riskTexts = { A: 'Muy bajo', B: 'Bajo', C: 'Medio', D: 'Alto', E: 'Muy alto' } as const

/** Credit data of a person, visible to credit only. */
const secret = { read: ['admin', 'credit'], readOnly: true } as const

/** Authorisation of an applicant for a bureau query, and the bureau's answer. */
export const bureauQueries = defineResource({
  name: 'bureau-queries',
  table: 'CONSULTA_BURO',
  key: 'ID_CONSULTA',
  title: ['ID_CONSULTA', 'NOMBRE'],
  tenant: true,
  parent: 'ID_EMPRESA',
  label: 'Consulta al buró | Consultas al buró',
  icon: 'travel_explore',
  menu: 'credit',
  fields: {
    ID_CONSULTA: { kind: 'id' },
    ID_EMPRESA: {
      ...ofApplication,
      unique: {
        when: { ESTADO: { in: openQueries } },
        message: 'Esta solicitud ya tiene una autorización en curso: la {{other}}',
      },
    },
    ESTADO: { kind: 'status', flow: 'consulta' },
    NOMBRE: {
      kind: 'text',
      label: 'Titular',
      default: { field: 'ID_EMPRESA.NOMBRE_REPRESENTANTE' },
      readOnly: true,
      search: true,
    },
    CEDULA: {
      kind: 'identity',
      type: 'cedula',
      default: { field: 'ID_EMPRESA.CEDULA_REPRESENTANTE' },
      ...secret,
    },
    TEXTO: {
      kind: 'longText',
      label: 'Texto de la autorización',
      default: bureauAuthorisation,
      readOnly: true,
    },
    FIRMA: {
      kind: 'image',
      label: 'Firma del titular',
      input: 'signature',
      max: 1_048_576,
      readOnly: true,
    },
    FECHA_FIRMA: { kind: 'dateTime', label: 'Firmada el', readOnly: true },
    FIRMADO_ANTE: { kind: 'reference', resource: 'users', label: 'Firmada ante', readOnly: true },
    FECHA_CADUCIDAD: {
      kind: 'date',
      label: 'Autorización válida hasta',
      readOnly: true,
      filter: true,
    },
    FECHA_CONSULTA: { kind: 'dateTime', label: 'Consultado el', readOnly: true, filter: true },
    CONSULTADO_POR: {
      kind: 'reference',
      resource: 'users',
      label: 'Consultado por',
      readOnly: true,
    },
    PUNTAJE: {
      kind: 'integer',
      label: 'Puntaje',
      help: 'Sin historial en el buró: deje vacíos el puntaje y las deudas',
      min: scores.least,
      max: scores.most,
      ...secret,
    },
    RANGO: { kind: 'choice', label: 'Riesgo', options: riskTexts, filter: true, ...secret },
    DEUDA_TOTAL: { kind: 'money', label: 'Deuda total', ...secret },
    DEUDA_VENCIDA: { kind: 'money', label: 'Deuda vencida', ...secret },
    OPERACIONES: { kind: 'integer', label: 'Operaciones vigentes', min: 0, ...secret },
    DIAS_MORA: { kind: 'integer', label: 'Mayor atraso (días)', min: 0, ...secret },
    REFERENCIA_BURO: { kind: 'code', label: 'Número del buró', ...secret },
    PUNTAJE_HASTA: { kind: 'date', label: 'Puntaje vigente hasta', ...secret },
    INFORME_BURO: {
      kind: 'file',
      label: 'Informe del buró (PDF)',
      types: ['application/pdf'],
      max: 10_485_760,
      keepVersions: true,
      ...secret,
    },
    SIMULADO: { kind: 'boolean', label: 'Respuesta simulada', readOnly: true },
    OBSERVACIONES: { kind: 'longText', max: 1000, readOnly: true },
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
  access: { admin: { read: true, create: true }, credit: { read: true, create: true } },
  flow: { consulta: bureauFlow },
})
