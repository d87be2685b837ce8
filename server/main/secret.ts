import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../base/config'
import { linkCipher } from '../node/linkCipher'

/** JWT_SECRET, else a random one kept in the data folder, readable by its owner only. */
export function secretOf({ secret, dataDir }: Config): Uint8Array {
  return new TextEncoder().encode(secret ?? keptSecret(dataDir))
}

/** The secret, and the cipher that derives its keys from it. */
export function secretsOf(config: Config) {
  const secret = secretOf(config)
  return { secret, linkCipher: linkCipher(secret) }
}

function keptSecret(folder: string) {
  const file = join(folder, 'jwt-secret')
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch {
    // created at an earlier start
  }
  return readFileSync(file, 'utf8').trim()
}
