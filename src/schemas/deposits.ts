import { defineResource } from '../business'
import { accountChoices, payees } from '../domain/orders/payees'
import { author, fixed } from './parts/given'

const sent = 0
const matched = 1
const refused = 2
/** Roles that match deposits with the bank. */
const checkers = ['credit', 'admin'] as const
const checked = { set: { REVISADO_POR: '$me.ID', FECHA_REVISION: '$now' } } as const
const ofMine = {
  read: { or: [{ 'CARD_CODE.SlpCode': '$me.ID' }, { USUARIO: '$me.ID' }] },
  create: true,
} as const

/** The deposit of one order equals its total within a dollar; partial payments are a warning only. */
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

/** The bank account belongs to the company in use. */
const ofItsCompany = {
  and: payees.map(({ ruc, accounts }) => ({
    or: [{ '$me.EMPRESA': { ne: ruc } }, { BANCO: { in: accounts.map(({ id }) => id) } }],
  })),
}

/** Deposits of customers with their slip, until matched at the bank. */
export const deposits = defineResource({
  name: 'deposits',
  table: 'DEPOSITO',
  key: 'ID_DEPOSITO',
  title: 'NUMERO',
  tenant: true,
  label: 'Depósito | Depósitos',
  icon: 'payments',
  menu: 'orders',
  fields: {
    ID_DEPOSITO: { kind: 'id' },
    PEDIDO: {
      kind: 'reference',
      resource: 'invoices',
      label: 'Pedido',
      createOnly: true,
      filter: true,
      filterOptions: {
        match: { CLIENTEID: { field: 'CARD_CODE' } },
        message: 'Este pedido es de otro cliente',
      },
    },
    CARD_CODE: {
      kind: 'reference',
      resource: 'clients',
      label: 'Cliente',
      default: [
        { when: { '$me.ROLE': 'customer' }, value: '$me.CARD_CODE' },
        { value: { field: 'PEDIDO.CLIENTEID' } },
      ],
      help: 'En blanco: el del pedido.',
      required: { PEDIDO: { empty: true } },
      createOnly: true,
      write: ['admin', 'credit', 'salesAgent', 'store', 'brandAgent'],
      filter: true,
    },
    BANCO: {
      kind: 'choice',
      options: accountChoices(payees),
      label: 'Cuenta',
      ...fixed,
      filter: true,
    },
    NUMERO: {
      kind: 'code',
      label: 'Número del comprobante',
      stripSpaces: true,
      max: 30,
      ...fixed,
      search: true,
    },
    FECHA_DEPOSITO: {
      kind: 'date',
      label: 'Depositado el',
      max: 'today',
      default: '$today',
      ...fixed,
      filter: true,
    },
    VALOR: { kind: 'money', label: 'Valor', min: 0.01, required: true, createOnly: true },
    COMPROBANTE: {
      kind: 'file',
      label: 'Comprobante',
      types: ['application/pdf', 'image/*'],
      max: 5_242_880,
      ...fixed,
    },
    ESTADO: { kind: 'status', flow: 'deposito' },
    MOTIVO: { kind: 'longText', label: 'Motivo del rechazo', max: 500, readOnly: true },
    PAGO: {
      kind: 'reference',
      resource: 'payments',
      label: 'Pago registrado',
      readOnly: true,
      filterOptions: {
        match: { CARD_CODE: { field: 'CARD_CODE' } },
        message: 'Este pago es de otro cliente',
      },
    },
    USUARIO: { ...author, label: 'Enviado por' },
    FECHA: { kind: 'dateTime', label: 'Enviado', default: '$now', readOnly: true },
    REVISADO_POR: { kind: 'reference', resource: 'users', label: 'Revisado por', readOnly: true },
    FECHA_REVISION: { kind: 'dateTime', readOnly: true },
  },
  // Prevents counting a slip twice.
  unique: [['BANCO', 'NUMERO', 'FECHA_DEPOSITO']],
  checks: [
    { rule: ofItsCompany, field: 'BANCO', message: 'Esta cuenta es de otra empresa del grupo' },
  ],
  list: {
    columns: ['NUMERO', 'CARD_CODE', 'BANCO', 'FECHA_DEPOSITO', 'VALOR', 'COMPROBANTE', 'ESTADO'],
    sort: 'ID_DEPOSITO desc',
    tabs: 'ESTADO',
    split: true,
  },
  slots: { formTop: 'depositAmount' },
  access: {
    admin: { read: true, create: true },
    credit: { read: true, create: true },
    salesAgent: ofMine,
    store: ofMine,
    brandAgent: ofMine,
    customer: { read: { CARD_CODE: '$me.CARD_CODE' }, create: true },
  },
  flow: {
    deposito: {
      initial: sent,
      states: {
        [sent]: { label: 'Por verificar', colour: 'warning' },
        [matched]: { label: 'Confirmado', colour: 'success' },
        [refused]: { label: 'Rechazado', colour: 'error' },
      },
      transitions: {
        confirmar: {
          label: 'Confirmar',
          from: [sent],
          to: matched,
          allow: checkers,
          dialogInfo: ['BANCO', 'NUMERO', 'PEDIDO', 'PEDIDO.TOTAL', 'VALOR'],
          warn: [
            {
              rule: ofItsOrder,
              message: 'El valor debe ser el total del pedido con IVA (tolerancia: 1 dólar)',
            },
          ],
          dialogFields: ['PAGO'],
          effects: [
            checked,
            { notify: { field: 'USUARIO' }, text: 'Su depósito se confirmó en el banco' },
          ],
          icon: 'verified',
          colour: 'success',
        },
        rechazar: {
          label: 'Rechazar',
          from: [sent],
          to: refused,
          allow: checkers,
          dialogFields: ['MOTIVO'],
          requiredFields: ['MOTIVO'],
          effects: [
            checked,
            { notify: { field: 'USUARIO' }, text: 'Su depósito no se pudo confirmar' },
          ],
          icon: 'thumb_down',
          colour: 'error',
        },
      },
    },
  },
})
