import { codeOf } from '../retry'

/** Temporary faults of the database: `crowded` means no free connection, `late` a time-out. */
type Fault = 'away' | 'readOnly' | 'full' | 'crowded' | 'late'

const CODES: Readonly<Record<string, Fault>> = {
  '25006': 'readOnly',
  '53100': 'full',
  '53300': 'crowded',
  '55P03': 'late',
  '57014': 'late',
}
const UNREACHABLE = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Undefined if the error is not the database's. */
export function postgresFault(error: unknown): Fault | undefined {
  const code = String(codeOf(error) ?? '')
  const message = error instanceof Error ? error.message : ''
  if (/no more connections allowed/.test(message)) return 'crowded'
  if (CODES[code]) return CODES[code]
  // 08: connection; 53: resources; 57P: shutting down or starting.
  if (UNREACHABLE.has(code) || /^(08|53|57P)/.test(code)) return 'away'
  return /timeout|terminated|not queryable/i.test(message) ? 'away' : undefined
}
