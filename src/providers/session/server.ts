import { createListeners } from '../../base/listeners'
import { isObject } from '../../base/parseJson'
import { readSettings } from '../../model/endpoints/platform'
import type { Http, HttpAnswer } from '../http/http'
import { isCutOff } from '../http/retry'
import { type ServerSettings, settingsIn } from './serverSettings'

/** Properties of the server, from one request for its public settings. */
export interface Server {
  /** Public settings, requested once; a failed request is repeated on the next use. */
  settings(): Promise<ServerSettings>
  /** The server has only the original API (business.md#original-api); false while unknown. */
  isPlain(): boolean
  /** Settles with the first answer, or after a few seconds without one. */
  known(): Promise<void>
  subscribe(listener: () => void): () => void
}

interface ServerConfig {
  readonly http: Pick<Http, 'exchange'>
  /** Finds out at once whether the server is plain; otherwise it never counts as plain. */
  readonly isWatched: boolean
}

const AGAIN_MS = 10_000
const PATIENCE_MS = 3_000
/** A single wrong answer, of a proxy or a portal, must not limit our own server. */
const CONFIRM_MS = [10_000, 60_000]

export function createServer({ http, isWatched }: ServerConfig): Server {
  const { notify, subscribe } = createListeners()
  const waits = [...CONFIRM_MS]
  let plain = false
  let pendingSettings: Promise<ServerSettings> | undefined
  const become = (next: boolean) => {
    if (next === plain) return
    plain = next
    notify()
  }
  const ask = async () => {
    const answer = await http.exchange(readSettings.path, asAnyone)
    if (!answer.ok) pendingSettings = undefined
    if (isWatched) checkAnswer(answer)
    return settingsIn(isObject(answer.body) ? answer.body : {})
  }
  const settings = () => {
    pendingSettings ??= ask()
    return pendingSettings
  }
  const later = (ms: number) =>
    setTimeout(() => {
      if (isCutOff()) return void later(AGAIN_MS)
      pendingSettings = undefined
      void settings()
    }, ms)
  const checkAnswer = (answer: HttpAnswer) => {
    if (isOurs(answer)) return become(false)
    if (isUnknown(answer)) return void later(AGAIN_MS)
    become(true)
    const wait = waits.shift()
    if (wait) later(wait)
  }
  // Later than this call, because the HTTP function asks the object that it returns.
  const early = isWatched && Promise.resolve().then(settings)
  const first = early && Promise.race([early, patience()])
  return {
    settings,
    isPlain: () => plain,
    known: async () => void (await first),
    subscribe,
  }
}

const asAnyone = { anonymous: true, foreign: true, original: true } as const
const patience = () => new Promise(resolve => setTimeout(resolve, PATIENCE_MS))

/** Our settings, or a refusal of ours. */
const isOurs = ({ ok, body }: HttpAnswer) =>
  isObject(body) && (ok ? 'demoAccounts' in body : 'code' in body && 'requestId' in body)

/** No answer, too many requests, a gateway, or a server in trouble. */
const isUnknown = ({ status }: HttpAnswer) => status === 0 || status === 429 || status >= 500
