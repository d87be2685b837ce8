import { accessSync, appendFileSync, closeSync, constants, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Config, ConfigError } from '../config'
import { PRIVATE } from '../db/sqlite'

/**
 * Where the lines of the security log go: the file that `SECURITY_LOG` names, else where all lines go. The
 * file is opened for each line, so that it may be moved away; where it cannot be written to, its lines go
 * with the others.
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
