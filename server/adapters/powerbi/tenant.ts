import type { ReportName } from '../../../src/domain/dashboards'
import type { Embedding } from '../../../src/model/dashboard'
import type { PowerBiSettings } from '../../config'
import { type PowerBi, unconnected, type Viewer } from './powerBi'

const API = 'https://api.powerbi.com/v1.0/myorg'
const SCOPE = 'https://analysis.windows.net/powerbi/api/.default'
const PATIENCE_MS = 10_000

type Send = (url: string, init: RequestInit) => Promise<Response>
type Body = Readonly<Record<string, unknown>>

/**
 * A real tenant: the service principal's secret stays here, and what leaves is a token for one report,
 * drawn as `<company>|<id>` in the role `vendedor` or `empresa`, by which the model cuts its rows.
 */
export function powerBiTenant(
  settings: PowerBiSettings,
  send: Send = (url, init) => fetch(url, init),
): PowerBi {
  const ask = async (url: string, init: RequestInit): Promise<Body> => {
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
    return String((await ask(url, { method: 'POST', body })).access_token)
  }
  const embed = async (reportId: string, viewer: Viewer): Promise<Embedding> => {
    const headers = {
      authorization: `Bearer ${await principal()}`,
      'content-type': 'application/json',
    }
    const report = await ask(`${API}/groups/${settings.workspace}/reports/${reportId}`, { headers })
    const body = JSON.stringify(wishOf(reportId, String(report.datasetId), viewer))
    const { token, expiration } = await ask(`${API}/GenerateToken`, {
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
      const reportId = reportOf(settings, name, viewer.company)
      return reportId ? embed(reportId, viewer) : unconnected
    },
  }
}

/** A company may have a report of its own (domain.md 5.15). */
const reportOf = ({ reports }: PowerBiSettings, name: ReportName, company: string) =>
  reports[`${name}@${company}`] ?? reports[name]

function wishOf(reportId: string, datasetId: string, { id, company, isAgent }: Viewer) {
  const identity = {
    username: `${company}|${id}`,
    roles: [isAgent ? 'vendedor' : 'empresa'],
    datasets: [datasetId],
  }
  return { reports: [{ id: reportId }], datasets: [{ id: datasetId }], identities: [identity] }
}
