import { Refusal } from '../refusal'

const DEEPEST = 20
const TOKEN = /\s+|"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s"{}[\],:]+/gy

/**
 * JSON as a careful reader takes it: a key named twice, `__proto__`, text no database can hold and
 * endless nesting are refused, because readers disagree on what they mean (RFC 8259, section 4).
 */
export function parseStrictly(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal(400, 'badJson')
  }
  inspect(text)
  return value
}

interface Level {
  /** Undefined: a list. */
  readonly keys: Set<string> | undefined
  /** The next text is a key. */
  atKey: boolean
}

/** The text is known to be JSON, so that a walk over its tokens is enough. */
function inspect(text: string) {
  const levels: Level[] = []
  for (const [token] of text.matchAll(TOKEN)) {
    const level = levels.at(-1)
    if (token.startsWith('"')) inspectText(token, level)
    else if (token === '{' || token === '[') open(levels, token === '{')
    else if (token === '}' || token === ']') levels.pop()
    else if (token === ',' && level) level.atKey = level.keys !== undefined
  }
}

function open(levels: Level[], isObject: boolean) {
  levels.push({ keys: isObject ? new Set() : undefined, atKey: isObject })
  if (levels.length > DEEPEST) throw new Refusal(400, 'tooDeep')
}

const UNSTORABLE = /\0|\p{Surrogate}/u

function inspectText(token: string, level: Level | undefined) {
  if (token.includes('\\u') && UNSTORABLE.test(JSON.parse(token) as string))
    throw new Refusal(400, 'badText')
  if (!level?.atKey || !level.keys) return
  level.atKey = false
  const key = JSON.parse(token) as string
  if (key === '__proto__') throw new Refusal(400, 'badJson')
  if (level.keys.has(key)) throw new Refusal(400, 'doubleKey', { params: { key } })
  level.keys.add(key)
}
