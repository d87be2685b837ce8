import { markKeptDays, markState, markTypes } from '../domain/attendance'
import { workBranches } from '../domain/workBranches'
import { defineResource } from '../model/schema'
import { attendanceTexts as texts } from './texts/attendance'
import { correctionTexts as says } from './texts/corrections'

/** Known once the server has taken it in. */
const notAhead = {
  or: [{ FECHA: { empty: true } }, { MARKED_DATE: { lte: { field: 'FECHA' } } }],
} as const
const own = { read: { USER_ID: '$me.ID' }, create: true } as const
const asked = 0
const approved = 1
const refused = 2
const decided = { set: { RESUELTO_POR: '$me.ID' } } as const
const notOwn = { rule: { USER_ID: { ne: '$me.ID' } }, else: texts.notOwn } as const

const open = { while: 'ESTADO', in: [asked] } as const

/**
 * A mark that was forgotten or is wrong: asked for with its reason, made only by who approves it. A wrong
 * one is named, and stays behind as replaced.
 */
export const markCorrections = defineResource({
  name: 'mark-corrections',
  table: 'RELOJ_CORRECCION',
  key: 'ID_CORRECCION',
  title: ['TIPO', 'MARKED_DATE', 'DISPLAYNAME'],
  company: 'EMPRESA',
  label: {
    es: 'Corrección de marca | Correcciones de marcas',
    en: 'Mark correction | Mark corrections',
    fr: 'Correction de pointage | Corrections de pointage',
    vi: 'Điều chỉnh chấm công | Điều chỉnh chấm công',
    cn: '打卡更正 | 打卡更正',
    ar: 'تصحيح تسجيل | تصحيحات التسجيل',
  },
  icon: 'edit_calendar',
  menu: 'rrhh',
  lasts: { setting: 'companies.DIAS_MARCAS', otherwise: markKeptDays },
  related: [],
  fields: {
    ID_CORRECCION: { kind: 'id' },
    USER_ID: {
      kind: 'reference',
      to: 'users',
      label: texts.person,
      default: '$me.ID',
      readOnly: true,
      filter: true,
    },
    DISPLAYNAME: { kind: 'text', default: { from: 'USER_ID.DISPLAYNAME' }, readOnly: true },
    TIPO: {
      kind: 'choice',
      options: markTypes,
      label: texts.type,
      required: true,
      createOnly: true,
    },
    MARKED_DATE: {
      kind: 'dateTime',
      event: false,
      label: texts.wanted,
      help: says.wantedHelp,
      required: true,
      createOnly: true,
      filter: true,
      unique: { ...open, with: ['USER_ID'], else: says.askedAlready },
    },
    MARCA: {
      kind: 'reference',
      to: 'attendance-marks',
      label: says.wrong,
      help: says.wrongHelp,
      createOnly: true,
      letsGo: true,
      among: {
        where: { USER_ID: 'USER_ID' },
        are: { ESTADO: [markState.counted, markState.held, markState.accepted, markState.refused] },
        day: { MARKED_DATE: 'MARKED_DATE' },
        else: says.otherDay,
      },
      unique: { ...open, else: says.markAsked },
    },
    MOTIVO: {
      kind: 'longText',
      label: texts.reason,
      required: true,
      maxLength: 500,
      createOnly: true,
    },
    FECHA: {
      kind: 'dateTime',
      event: false,
      label: texts.asked,
      default: '$now',
      readOnly: true,
    },
    SUCURSAL: {
      kind: 'choice',
      options: workBranches,
      open: true,
      default: '$me.SUCURSAL',
      readOnly: true,
    },
    ESTADO: { kind: 'status', flow: 'correccion' },
    RESPUESTA: { kind: 'longText', label: texts.answer, maxLength: 500, readOnly: true },
    RESUELTO_POR: { kind: 'reference', to: 'users', label: texts.by, readOnly: true },
  },
  form: [
    { id: 'nombre', fields: ['DISPLAYNAME'], only: 'form' },
    { id: 'correccion', fields: 'rest' },
  ],
  checks: [{ rule: notAhead, at: 'MARKED_DATE', else: texts.ahead }],
  list: {
    columns: ['USER_ID', 'TIPO', 'MARKED_DATE', 'MARCA', 'MOTIVO', 'ESTADO', 'RESPUESTA'],
    sort: 'ID_CORRECCION desc',
    tabs: 'ESTADO',
  },
  access: { '10': { read: true, create: true }, '9': own, '8': own, '7': own, '6': own, '5': own },
  flow: {
    correccion: {
      initial: asked,
      states: {
        [asked]: { label: texts.pending, colour: 'warning' },
        [approved]: { label: texts.approved, colour: 'success', end: true },
        [refused]: { label: texts.refused, colour: 'error', end: true },
      },
      transitions: {
        aprobar: {
          label: texts.approve,
          from: [asked],
          to: approved,
          by: ['10'],
          when: [notOwn],
          shows: ['USER_ID', 'MARCA.TIPO', 'MARCA.MARKED_DATE', 'TIPO', 'MARKED_DATE', 'MOTIVO'],
          effects: [
            decided,
            {
              when: { MARCA: { empty: false } },
              close: 'attendance-marks',
              where: { ID: { from: 'MARCA' } },
              set: { ESTADO: markState.replaced },
            },
            {
              create: 'attendance-marks',
              with: {
                USER_ID: { from: 'USER_ID' },
                DISPLAYNAME: { from: 'DISPLAYNAME' },
                TIPO: { from: 'TIPO' },
                MARKED_DATE: { from: 'MARKED_DATE' },
                SUCURSAL: { from: 'SUCURSAL' },
                CORRECCION: { from: 'ID_CORRECCION' },
              },
            },
            { notify: { from: 'USER_ID' }, text: texts.tellApproved },
          ],
          icon: 'verified',
          colour: 'success',
        },
        rechazar: {
          label: texts.refuse,
          from: [asked],
          to: refused,
          by: ['10'],
          ask: ['RESPUESTA'],
          need: ['RESPUESTA'],
          effects: [decided, { notify: { from: 'USER_ID' }, text: texts.tellRefused }],
          icon: 'thumb_down',
          colour: 'error',
        },
      },
    },
  },
})
