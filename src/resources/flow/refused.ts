/** Why a move was not made, as the server says it. */
export interface Refused {
  readonly status: number
  readonly message: string
  readonly requestId: string | undefined
  /** By field, where the question asks for it. */
  readonly errors: Readonly<Record<string, string>>
  readonly unmet: readonly string[]
  /** The record is no longer what was seen: it has moved, changed, or is not theirs any more. */
  readonly outdated: boolean
}

interface HttpRefusal {
  readonly status?: number
  readonly message?: string
  readonly body?: {
    readonly errors?: Readonly<Record<string, string>>
    readonly unmet?: readonly string[]
    readonly requestId?: string
  } | null
}

export function refusedOf(error: unknown): Refused {
  const { status = 0, message = '', body } = error as HttpRefusal
  return {
    status,
    message,
    requestId: body?.requestId,
    errors: body?.errors ?? {},
    unmet: body?.unmet ?? [],
    outdated: [403, 404, 409, 412].includes(status),
  }
}

/** On one line: for a notice. */
export const toldInOne = ({ message, unmet, errors }: Refused): string =>
  [message, ...unmet, ...Object.values(errors)].filter(Boolean).join(' · ')
