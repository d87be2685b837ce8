import { accountChoices, payees } from '../domain/payees'
import { defineResource } from '../model/schema'
import { depositTexts as texts } from './texts/deposits'

const sent = 0
const matched = 1
const refused = 2
/** Who finds the money at the bank. */
const checkers = ['9', '10'] as const
const checked = { set: { REVISADO_POR: '$me.ID', FECHA_REVISION: '$now' } } as const
const ofMine = {
  read: { or: [{ 'CARD_CODE.SlpCode': '$me.ID' }, { USUARIO: '$me.ID' }] },
  create: true,
} as const

/** What is paid for one order is its total, give or take a dollar; a part of it may be right all the same. */
const ofItsOrder = {
  or: [
    { PEDIDO: { empty: true } },
    {
      VALOR: {
        gte: { field: 'PEDIDO.TOTAL', plus: -1 },
        lte: { field: 'PEDIDO.TOTAL', plus: 1 },
      },
    },
  ],
} as const

/** Money goes into an account of the company one works in. */
const ofItsCompany = {
  and: payees.map(({ ruc, accounts }) => ({
    or: [{ '$me.EMPRESA': { ne: ruc } }, { BANCO: { in: accounts.map(({ id }) => id) } }],
  })),
}

/** What a customer has put into one of the accounts, with its slip, until it is found at the bank. */
export const deposits = defineResource({
  name: 'deposits',
  table: 'DEPOSITO',
  key: 'ID_DEPOSITO',
  title: 'NUMERO',
  company: 'EMPRESA',
  label: {
    es: 'Depósito | Depósitos',
    en: 'Deposit | Deposits',
    fr: 'Dépôt | Dépôts',
    vi: 'Khoản nộp tiền | Khoản nộp tiền',
    cn: '存款 | 存款',
    ar: 'إيداع | الإيداعات',
  },
  icon: 'payments',
  menu: 'customer',
  fields: {
    ID_DEPOSITO: { kind: 'id' },
    CARD_CODE: {
      kind: 'reference',
      to: 'clients',
      label: texts.customer,
      default: '$me.CARD_CODE',
      required: true,
      createOnly: true,
      write: ['10', '9', '7', '6', '5'],
      filter: true,
    },
    BANCO: {
      kind: 'choice',
      options: accountChoices(payees),
      label: texts.account,
      required: true,
      createOnly: true,
      filter: true,
    },
    NUMERO: {
      kind: 'code',
      label: texts.number,
      blanks: false,
      maxLength: 30,
      required: true,
      createOnly: true,
      search: true,
    },
    FECHA_DEPOSITO: {
      kind: 'date',
      label: texts.day,
      max: 'today',
      required: true,
      createOnly: true,
      filter: true,
    },
    VALOR: { kind: 'money', label: texts.amount, min: 0.01, required: true, createOnly: true },
    COMPROBANTE: {
      kind: 'file',
      label: texts.slip,
      types: ['application/pdf', 'image/*'],
      maxSize: 5_242_880,
      required: true,
      createOnly: true,
    },
    PEDIDO: {
      kind: 'reference',
      to: 'invoices',
      label: texts.order,
      createOnly: true,
      filter: true,
      among: { where: { CLIENTEID: 'CARD_CODE' }, else: texts.otherOrder },
    },
    ESTADO: { kind: 'status', flow: 'deposito' },
    MOTIVO: { kind: 'longText', label: texts.reason, maxLength: 500, readOnly: true },
    PAGO: {
      kind: 'reference',
      to: 'payments',
      label: texts.payment,
      readOnly: true,
      among: { where: { CARD_CODE: 'CARD_CODE' }, else: texts.otherCustomer },
    },
    USUARIO: {
      kind: 'reference',
      to: 'users',
      label: texts.by,
      default: '$me.ID',
      readOnly: true,
    },
    FECHA: { kind: 'dateTime', label: texts.at, default: '$now', readOnly: true },
    REVISADO_POR: { kind: 'reference', to: 'users', label: texts.checkedBy, readOnly: true },
    FECHA_REVISION: { kind: 'dateTime', readOnly: true },
  },
  // the same slip is not counted twice
  unique: [['BANCO', 'NUMERO', 'FECHA_DEPOSITO']],
  checks: [{ rule: ofItsCompany, at: 'BANCO', else: texts.otherCompany }],
  list: {
    columns: ['NUMERO', 'CARD_CODE', 'BANCO', 'FECHA_DEPOSITO', 'VALOR', 'COMPROBANTE', 'ESTADO'],
    sort: 'ID_DEPOSITO desc',
    tabs: 'ESTADO',
  },
  access: {
    '10': { read: true, create: true },
    '9': { read: true, create: true },
    '7': ofMine,
    '6': ofMine,
    '5': ofMine,
    '31': { read: { CARD_CODE: '$me.CARD_CODE' }, create: true },
  },
  flow: {
    deposito: {
      initial: sent,
      states: {
        [sent]: { label: texts.sent, colour: 'warning' },
        [matched]: { label: texts.matched, colour: 'success', end: true },
        [refused]: { label: texts.refused, colour: 'error', end: true },
      },
      transitions: {
        confirmar: {
          label: texts.confirm,
          from: [sent],
          to: matched,
          by: checkers,
          shows: ['BANCO', 'NUMERO', 'PEDIDO', 'PEDIDO.TOTAL', 'VALOR'],
          warn: [{ rule: ofItsOrder, else: texts.otherAmount }],
          ask: ['PAGO'],
          effects: [checked, { notify: { from: 'USUARIO' }, text: texts.tellMatched }],
          icon: 'verified',
          colour: 'success',
        },
        rechazar: {
          label: texts.refuse,
          from: [sent],
          to: refused,
          by: checkers,
          ask: ['MOTIVO'],
          need: ['MOTIVO'],
          effects: [checked, { notify: { from: 'USUARIO' }, text: texts.tellRefused }],
          icon: 'thumb_down',
          colour: 'error',
        },
      },
    },
  },
})
