import { defineResource } from '../model/schema'

/** Where a company is paid: cash orders are approved against a transfer to one of them (domain.md 4.1). */
export const bankAccounts = defineResource({
  name: 'bank-accounts',
  table: 'CUENTA_BANCARIA',
  key: 'AcctCode',
  title: 'AcctName',
  company: 'EMPRESA',
  label: {
    es: 'Cuenta bancaria | Cuentas bancarias',
    en: 'Bank account | Bank accounts',
    fr: 'Compte bancaire | Comptes bancaires',
    vi: 'Tài khoản ngân hàng | Tài khoản ngân hàng',
    cn: '银行账户 | 银行账户',
    ar: 'حساب بنكي | الحسابات البنكية',
  },
  icon: 'account_balance',
  menu: 'catalogos',
  fields: {
    AcctCode: { kind: 'code', maxLength: 15, createOnly: true, search: true },
    AcctName: { kind: 'text', required: true, search: true, unique: true },
  },
  list: { columns: ['AcctCode', 'AcctName'], sort: 'AcctName' },
  related: [],
  trash: true,
  access: { '10': 'all', '9': 'read', '7': 'read', '6': 'read', '5': 'read' },
})
