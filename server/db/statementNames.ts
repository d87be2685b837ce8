import { createHash } from 'node:crypto'
import { codeOf } from './retry'

const MOST = 300

/** Pages, searches and lists of any length are planned for the values at hand. */
const PLANNED_ANEW = / (like|limit|in \()/i

/** A pooler that handed over another connection, or a table that has changed since. */
const LOST = new Set(['26000', '42P05', '0A000'])

/**
 * Names for the statements that find rows by their keys: PostgreSQL reads and plans each of them once
 * a connection, which costs more than running it. A name tells its text, so that whoever comes to use
 * the same connection means the same by it. Where named statements get lost there are none.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #areOff = false

  nameOf(text: string, values: readonly unknown[]): string | undefined {
    return values.length === 0 ? undefined : this.#nameOf(text)
  }

  /** A statement of ours without values. */
  fixed(text: string): string | undefined {
    return this.#nameOf(text)
  }

  #nameOf(text: string) {
    if (this.#areOff) return undefined
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= MOST || text.length > 4000 || PLANNED_ANEW.test(text)) return undefined
    const name = `m_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`
    this.#names.set(text, name)
    return name
  }

  /** Whether an error says that one was lost; from then on no statement is named. */
  areLost(error: unknown): boolean {
    if (!LOST.has(String(codeOf(error)))) return false
    this.#areOff = true
    return true
  }
}
