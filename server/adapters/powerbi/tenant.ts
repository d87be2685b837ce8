import type { Embedding } from '../../../src/contracts/bi'
import type { ReportName } from '../../../src/domain/accounts/dashboards'
import type { JsonObject } from '../../base/json'
import { type PowerBi, type PowerBiViewer, unconnected } from './powerBi'
import type { PowerBiSettings } from './settings'

const API = 'https://api.powerbi.com/v1.0/myorg'
const SCOPE = 'https://analysis.windows.net/powerbi/api/.default'
const PATIENCE_MS = 10_000

type Send = (url: string, init: RequestInit) => Promise<Response>
type Body = JsonObject

/**
 * Power BI tenant. The service principal's secret stays on the server; clients get a token for one report
 * with the identity `<company>|<id>` in role `vendedor` or `empresa`, by which the model filters rows.
 */
export function powerBiTenant(
  settings: PowerBiSettings,
  send: Send = (url, init) => fetch(url, init),
): PowerBi {
  const requestBody = async (url: string, init: RequestInit): Promise<Body> => {
    const answer = await send(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!answer.ok) throw new Error(`Power BI answers ${answer.status}`)
    return (await answer.json()) as Body
  }
  const principal = async () => {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: settings.client,
      client_secret: settings.secret,
      scope: SCOPE,
    })
    const url = `https://login.microsoftonline.com/${settings.tenant}/oauth2/v2.0/token`
    return String((await requestBody(url, { method: 'POST', body })).access_token)
  }
  const embed = async (reportId: string, viewer: PowerBiViewer): Promise<Embedding> => {
    const headers = {
      authorization: `Bearer ${await principal()}`,
      'content-type': 'application/json',
    }
    const report = await requestBody(`${API}/groups/${settings.workspace}/reports/${reportId}`, {
      headers,
    })
    const body = JSON.stringify(tokenRequest(reportId, String(report.datasetId), viewer))
    const { token, expiration } = await requestBody(`${API}/GenerateToken`, {
      method: 'POST',
      headers,
      body,
    })
    return {
      simulated: false,
      reportId,
      embedUrl: String(report.embedUrl),
      accessToken: String(token),
      expiresAt: new Date(String(expiration)).toISOString(),
    }
  }
  return {
    embed: async (name, viewer) => {
      const reportId = findReport(settings, name, viewer.company)
      return reportId ? embed(reportId, viewer) : unconnected
    },
  }
}

/** A company may have its own report (business.md#power-bi). */
const findReport = ({ reports }: PowerBiSettings, name: ReportName, company: string) =>
  reports[`${name}@${company}`] ?? reports[name]

function tokenRequest(
  reportId: string,
  datasetId: string,
  { id, company, isAgent }: PowerBiViewer,
) {
  const identity = {
    username: `${company}|${id}`,
    roles: [isAgent ? 'vendedor' : 'empresa'],
    datasets: [datasetId],
  }
  return { reports: [{ id: reportId }], datasets: [{ id: datasetId }], identities: [identity] }
}
