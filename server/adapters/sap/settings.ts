import type { VariableReader } from '../../base/environment'

/** SAP Business One behind its Service Layer. */
export interface SapSettings {
  /** Without the path `/b1s/v1`. */
  readonly url: string
  readonly user: string
  readonly password: string
  /** Database of SAP by company (EMPRESA). */
  readonly databases: Readonly<Record<string, string>>
  /** User fields of an invoice in SAP: number of the tax office, and access key. */
  readonly invoiceNumber: string
  readonly accessKey: string
}

/** Requires all variables or none. */
export function readSap(read: VariableReader, problems: string[]): SapSettings | undefined {
  const url = read.text('SAP_URL', /^https?:\/\/[^\s/?#]+$/, 'https://host:50000')
  const user = read.text('SAP_USER', /^\S+$/, 'a user of SAP')
  const password = read.text('SAP_PASSWORD', /^.+$/, 'the password of SAP_USER')
  const companies = read.text(
    'SAP_COMPANIES',
    /^\d{13}=\w+(,\d{13}=\w+)*$/,
    '0190000000001=<database>,…',
  )
  const fields = read.text(
    'SAP_INVOICE_FIELDS',
    /^\w+,\w+$/,
    'U_NUMBER,U_KEY: the user fields with number and access key',
  )
  if (![url, user, password, companies, fields].some(Boolean)) return undefined
  if (!url || !user || !password || !companies || !fields) {
    problems.push('SAP_URL, _USER, _PASSWORD, _COMPANIES and _INVOICE_FIELDS are needed together')
    return undefined
  }
  const [invoiceNumber = '', accessKey = ''] = fields.split(',')
  const databases = Object.fromEntries(
    companies.split(',').map(entry => entry.split('=') as [string, string]),
  )
  return { url, user, password, databases, invoiceNumber, accessKey }
}
