import { accessSync, appendFileSync, closeSync, constants, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Config, ConfigError } from '../base/config'
import { PRIVATE } from '../db/sqlite/sqliteFile'

/**
 * Writes the security log to the file `SECURITY_LOG`, otherwise to the general log. The file is opened for
 * each line, so that it can be rotated; on failure the line goes to the general log.
 */
export function securityWriter({ securityLog }: Config, write: (line: string) => void) {
  if (securityLog === undefined || securityLog === 'stdout') return write
  makeFile(securityLog)
  return (line: string) => {
    try {
      appendFileSync(securityLog, `${line}\n`, { mode: PRIVATE })
    } catch {
      write(line)
    }
  }
}

function makeFile(path: string) {
  try {
    accessSync(dirname(path), constants.W_OK)
    closeSync(openSync(path, 'a', PRIVATE))
  } catch {
    throw new ConfigError([`SECURITY_LOG: ${path} is no file that can be written to`])
  }
}
