import { createHash } from 'node:crypto'
import { codeOf } from '../retry'

const MOST = 300

/** Statements whose plan depends on their values. */
const PLANNED_ANEW = / (like|limit|in \()/i

/** Errors of a pooler that switched connections, or of a changed table. */
const LOST = new Set(['26000', '42P05', '0A000'])

/**
 * Names for prepared statements that find rows by key: PostgreSQL parses and plans each once per
 * connection, which costs more than its execution. The name derives from the text, so that users of a
 * shared connection agree. Disabled where prepared statements get lost.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #areOff = false

  nameOf(text: string, values: readonly unknown[]): string | undefined {
    return values.length === 0 ? undefined : this.#nameOf(text)
  }

  /** A statement of the server without values. */
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

  /** True when an error reports a lost statement; disables names from then on. */
  areLost(error: unknown): boolean {
    if (!LOST.has(String(codeOf(error)))) return false
    this.#areOff = true
    return true
  }
}
