import { defineResource } from '../business'

/** Bank accounts of a company; cash orders are approved against a transfer to one of them (business.md#orders). */
export const bankAccounts = defineResource({
  name: 'bank-accounts',
  table: 'CUENTA_BANCARIA',
  key: 'AcctCode',
  title: 'AcctName',
  tenant: true,
  label: 'Cuenta bancaria | Cuentas bancarias',
  icon: 'account_balance',
  menu: 'settings',
  fields: {
    AcctCode: { kind: 'code', max: 15, createOnly: true, search: true },
    AcctName: { kind: 'text', required: true, search: true, unique: true },
  },
  list: { columns: ['AcctCode', 'AcctName'], sort: 'AcctName' },
  related: [],
  trash: true,
  access: { admin: 'all', credit: 'read', salesAgent: 'read', store: 'read', brandAgent: 'read' },
})
