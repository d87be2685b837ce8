export type Fields = Readonly<Record<string, unknown>>

export interface Log {
  info(event: string, fields?: Fields): void
  warn(event: string, fields?: Fields): void
  error(event: string, fields?: Fields): void
  /**
   * Who signed in or tried to, what was refused, and whose rights changed. `email` finds the account that
   * somebody tried to enter, and is written nowhere.
   */
  security(event: string, fields?: Fields, email?: string): void
}

/**
 * One JSON object a line; those of the level `security` go elsewhere where that is said. What is secret or
 * personal is left out by name, whoever logs it.
 */
export function createLog(
  write: (line: string) => void,
  writeSecurity: (line: string) => void = write,
): Log {
  const at =
    (level: string, to = write) =>
    (event: string, fields: Fields = {}) =>
      to(JSON.stringify({ at: new Date().toISOString(), level, event, ...fields }, printable))
  return {
    ...{ info: at('info'), warn: at('warn'), error: at('error') },
    security: at('security', writeSecurity),
  }
}

const SECRET = /passw|token|secret|authorization|cookie|cedula|identity|score|ruc$/i

function printable(key: string, value: unknown) {
  if (SECRET.test(key)) return '[hidden]'
  if (value instanceof Error)
    return { name: value.name, message: value.message, stack: value.stack }
  return value
}
