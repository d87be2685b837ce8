export type Fields = Readonly<Record<string, unknown>>

export interface Log {
  info(event: string, fields?: Fields): void
  warn(event: string, fields?: Fields): void
  error(event: string, fields?: Fields): void
}

/** One JSON object a line. What is secret or personal is left out by name, whoever logs it. */
export function createLog(write: (line: string) => void, clock = () => new Date()): Log {
  const at =
    (level: string) =>
    (event: string, fields: Fields = {}) =>
      write(JSON.stringify({ at: clock().toISOString(), level, event, ...fields }, printable))
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

const SECRET = /passw|token|secret|authorization|cookie|cedula|identity|score|ruc$/i

function printable(key: string, value: unknown) {
  if (SECRET.test(key)) return '[hidden]'
  if (value instanceof Error)
    return { name: value.name, message: value.message, stack: value.stack }
  return value
}
