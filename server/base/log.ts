import type { JsonObject } from './json'
export type LogFields = JsonObject

export interface Log {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
  /**
   * Logs a sign-in, a refusal or a change of rights. `email` identifies the account that was tried; it is
   * not logged.
   */
  security(event: string, fields?: LogFields, email?: string): void
}

/**
 * One JSON object per line; the level `security` can have its own output. Secret and personal fields are
 * removed by name; `secrets` matches those of a business.
 */
export function createLog(
  write: (line: string) => void,
  writeSecurity: (line: string) => void = write,
  secrets?: RegExp,
): Log {
  const printable = (key: string, value: unknown) => {
    if (SECRET.test(key) || secrets?.test(key)) return '[hidden]'
    if (value instanceof Error)
      return { name: value.name, message: value.message, stack: value.stack }
    return value
  }
  const at =
    (level: string, to = write) =>
    (event: string, fields: LogFields = {}) =>
      to(JSON.stringify({ at: new Date().toISOString(), level, event, ...fields }, printable))
  return {
    ...{ info: at('info'), warn: at('warn'), error: at('error') },
    security: at('security', writeSecurity),
  }
}

const SECRET = /passw|token|secret|authorization|cookie|identity/i

/** Log that also passes security events to `record`. */
export const withRecorder = (log: Log, record: Log['security']): Log => ({
  ...log,
  security(event, fields, email) {
    log.security(event, fields)
    record(event, fields, email)
  },
})
