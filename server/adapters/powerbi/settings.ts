import { reportNames } from '../../../src/domain/accounts/dashboards'
import type { VariableReader } from '../../base/environment'

/** Service principal of a Power BI tenant, and its reports by page: `cartera` or `cartera@<EMPRESA>`. */
export interface PowerBiSettings {
  readonly tenant: string
  readonly client: string
  readonly secret: string
  readonly workspace: string
  readonly reports: Readonly<Record<string, string>>
}

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const reportList = /^([\w-]+(@\w+)?=[0-9a-f-]{36})(,[\w-]+(@\w+)?=[0-9a-f-]{36})*$/i

/** Requires all five variables or none. */
export function readPowerBi(read: VariableReader, problems: string[]): PowerBiSettings | undefined {
  const expected = 'an id like 3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  const tenant = read.text('POWERBI_TENANT', guid, expected)
  const client = read.text('POWERBI_CLIENT', guid, expected)
  const workspace = read.text('POWERBI_WORKSPACE', guid, expected)
  const secret = read.text('POWERBI_SECRET', /^\S+$/, 'the secret of POWERBI_CLIENT')
  const list = read.text('POWERBI_REPORTS', reportList, 'cartera=<id>,vendedor=<id>')
  const given = [tenant, client, workspace, secret, list].filter(Boolean)
  if (given.length === 0) return undefined
  if (!tenant || !client || !workspace || !secret || !list) {
    problems.push('POWERBI_TENANT, _CLIENT, _SECRET, _WORKSPACE and _REPORTS are needed together')
    return undefined
  }
  const entries = list.split(',').map(entry => entry.split('=') as [string, string])
  const unknown = entries.find(([page]) => !reportNames.some(name => name === page.split('@')[0]))
  if (unknown) problems.push(`POWERBI_REPORTS: there is no report page ${unknown[0]}`)
  return { tenant, client, secret, workspace, reports: Object.fromEntries(entries) }
}
