import type { HttpError } from 'ra-core'

/** Why a transition was refused, as the server reports it. */
export interface Refused {
  readonly status: number
  readonly message: string
  /** By field, for fields of the dialog. */
  readonly errors: Readonly<Record<string, string>>
  readonly unmet: readonly string[]
  /** The record changed, moved, or is no longer accessible. */
  readonly outdated: boolean
}

export function refusedOf(error: unknown): Refused {
  const { status = 0, message = '', body } = error as Partial<HttpError>
  return {
    status,
    message,
    errors: body?.errors ?? {},
    unmet: body?.unmet ?? [],
    outdated: [403, 404, 409, 412].includes(status),
  }
}

/** On one line, for a notice. */
export const refusalText = ({ message, unmet, errors }: Refused): string =>
  [message, ...unmet, ...Object.values(errors)].filter(Boolean).join(' · ')
